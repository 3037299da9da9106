/** What is used of Colyseus, so that these files can be checked where it is not installed. */

export type ServerClient = {
  readonly sessionId: string;
  userData: unknown;
  readonly send: (type: string, message: unknown) => void;
};

export type ColyseusRoom = {
  maxClients: number;
  patchRate: number | null;
  state: unknown;
  readonly clients: Iterable<ServerClient>;
  readonly onMessage: (
    type: string,
    hear: (client: ServerClient, message: unknown) => void,
  ) => void;
  readonly broadcastPatch: () => boolean;
};

export type ColyseusCore = {
  readonly Room: new () => ColyseusRoom;
  readonly Server: new (options: object) => {
    readonly define: (name: string, room: new () => ColyseusRoom) => void;
    readonly listen: (port: number, host?: string) => Promise<void>;
  };
};

export type ColyseusTransport = { readonly WebSocketTransport: new (options?: object) => object };

type Field = object;

export type ColyseusSchema = {
  readonly schema: (fields: object, name: string) => unknown;
  readonly t: {
    readonly uint8: () => Field;
    readonly uint32: () => Field;
    readonly array: (of: new () => unknown) => Field;
  };
};

export type JoinedRoom = {
  readonly roomId: string;
  readonly onStateChange: (hear: (state: TableState) => void) => void;
  readonly onMessage: (type: string, hear: (message: unknown) => void) => void;
  readonly onLeave: (hear: (code: number) => void) => void;
  readonly onError: (hear: (code: number, message?: string) => void) => void;
  readonly send: (type: string, message?: unknown) => void;
};

export type ColyseusSdk = {
  readonly Client: new (url: string) => {
    readonly create: (name: string) => Promise<JoinedRoom>;
    readonly joinById: (id: string) => Promise<JoinedRoom>;
  };
};

export type PlayerState = { cards: number };

/** Public: everybody's is the same. */
export type TableState = {
  turn: number;
  /** 0: all have to come; 1: to draw; 2: to discard. */
  step: number;
  stock: number;
  top: number;
  moves: number;
  players: PlayerState[];
};
