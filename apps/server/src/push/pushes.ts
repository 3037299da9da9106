/** Pushes of one node: the key, the door for browsers, and the watch that sends. */
import type { Log } from '../base/log.ts';
import type { ValuesOf } from '../base/setting.ts';
import type { Time } from '../base/time.ts';
import type { PushDevice, Storage } from '../ledger/index.ts';
import { isRecipient } from './encrypt.ts';
import { isEndpoint, post } from './post.ts';
import { PushWatch, type PushPorts } from './push-watch.ts';
import type { PUSH_SETTINGS } from './push-settings.ts';
import { newVapidKey, vapidFrom } from './vapid.ts';

export type PushGround = {
  readonly storage: Storage;
  readonly isLooking: PushPorts['isLooking'];
  readonly time: Time;
  readonly settings: Partial<ValuesOf<typeof PUSH_SETTINGS>> & { readonly 'public-url'?: string };
  readonly log: Log;
  readonly report: (error: unknown) => void;
};

export type Pushes = {
  readonly key: string;
  readonly isReachable: (device: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>) => boolean;
  readonly keep: Storage['pushes']['keep'];
  readonly forget: Storage['pushes']['forget'];
  readonly keepFor: Storage['pushes']['keepFor'];
  readonly forgetFor: Storage['pushes']['forgetFor'];
  readonly counts: PushWatch['counts'];
  readonly stop: () => Promise<void>;
};

/** Push services want somebody to write to; where nobody is named, the program's own page of nobody. */
const NOBODY = 'https://palier.invalid';

/** Undefined: this server sends none. */
export async function startPushes(ground: PushGround): Promise<Pushes | undefined> {
  const { storage, settings, log, ...others } = ground;
  const { push = 'on', 'push-key': given, 'push-contact': contact } = settings;
  if (push === 'off') return undefined;
  const reach = push === 'local' ? 'local' : 'internet';
  const secret = given ?? (await storage.pushes.secret('push-key', newVapidKey()));
  const vapid = vapidFrom(secret, contact ?? settings['public-url'] ?? NOBODY);
  if (vapid === undefined) {
    log.warn({}, 'the key of --push-key is none: no pushes are sent');
    return undefined;
  }
  const watch = new PushWatch({
    ...others,
    storage,
    log,
    vapid,
    post: async (endpoint, sent) => post(endpoint, reach, sent),
  });
  return {
    key: vapid.key,
    isReachable: ({ endpoint, ...keys }) => isEndpoint(endpoint, reach) && isRecipient(keys),
    keep: storage.pushes.keep,
    forget: storage.pushes.forget,
    keepFor: storage.pushes.keepFor,
    forgetFor: storage.pushes.forgetFor,
    counts: watch.counts,
    stop: async () => watch.stop(),
  };
}
