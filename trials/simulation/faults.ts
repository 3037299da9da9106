/** Brings about what goes wrong, as it was planned; what exactly, luck decides then. */
import type { Dice } from '@palier/rules/testing';
import type { Cluster, SimNode } from './cluster.ts';
import type { Crowd } from './crowd.ts';
import type { Device } from './device.ts';
import type { Network, Socket } from './network.ts';
import type { Person } from './person.ts';
import type { FaultKind } from './plan.ts';
import { diceOf, isCalm, type World } from './world.ts';

type Scene = {
  readonly world: World;
  readonly cluster: Cluster;
  readonly network: Network;
  readonly crowd: Crowd;
  readonly dice: Dice;
};

type Fault = (scene: Scene, now: number) => void;

const FAULTS: { readonly [K in FaultKind]: Fault } = {
  kill: (scene) => {
    const node = someNode(scene);
    if (node === undefined) return;
    scene.world.story.fault('node killed', () => node.life.node);
    scene.cluster.kill(node, scene.dice.oneIn(4));
    scene.cluster.startLater();
  },
  'kill-storing': ({ cluster }) => {
    cluster.ledger.isTrap = true;
  },
  /** A machine fails, and some of those who were connected to it go home. */
  blackout: ({ cluster, network, crowd, dice, world }) => {
    const node = someOf(cluster.nodes, dice);
    if (node === undefined) return;
    world.story.fault('blackout', () => node.life.node);
    const cut = new Set<Device>();
    for (const { node: name, device } of network.sockets) {
      if (name === node.life.node) cut.add(device);
    }
    cluster.kill(node, dice.oneIn(2));
    cluster.startLater();
    for (const person of crowd.players) {
      const isThere = person.devices.some((device) => cut.has(device));
      if (isThere && dice.oneIn(2)) crowd.vanish(person, 500 + dice.below(60_000));
    }
  },
  stop: (scene) => {
    const node = someNode(scene);
    if (node === undefined) return;
    scene.world.story.fault('node stopped', () => node.life.node);
    void scene.cluster.stop(node).then(() => scene.cluster.startLater());
  },
  cut: (scene) => {
    const socket = someSocket(scene);
    if (socket === undefined) return;
    scene.world.story.fault('socket cut', () => socket.device.name);
    socket.cut();
  },
  'half-open': (scene) => {
    const socket = someSocket(scene);
    if (socket === undefined) return;
    const side = scene.dice.pick(['up', 'down', 'both'] as const);
    scene.world.story.fault('socket half open', () => `${socket.device.name} ${side}`);
    socket.halfOpen(side);
  },
  slow: (scene, now) => {
    const socket = someSocket(scene);
    if (socket === undefined) return;
    scene.world.story.fault('socket slow', () => socket.device.name);
    socket.slowUntil = now + 1000 + scene.dice.below(10_000);
  },
  deaf: (scene, now) => {
    const node = someNode(scene);
    if (node === undefined) return;
    scene.world.story.fault('node deaf', () => node.life.node);
    node.deafUntil = now + 500 + scene.dice.below(8000);
    recoverAt(scene, node, node.deafUntil);
  },
  mute: (scene, now) => {
    const node = someNode(scene);
    if (node === undefined) return;
    scene.world.story.fault('node mute', () => node.life.node);
    node.muteUntil = now + 500 + scene.dice.below(8000);
    recoverAt(scene, node, node.muteUntil);
  },
  'ledger-fails': ({ cluster, dice, world }, now) => {
    world.story.fault('ledger failing');
    cluster.ledger.failsUntil = now + 500 + dice.below(5000);
  },
  'ledger-slow': ({ cluster, dice, world }, now) => {
    world.story.fault('ledger slow');
    cluster.ledger.slowUntil = now + 500 + dice.below(8000);
  },
  'lease-fails': ({ cluster, dice, world }, now) => {
    world.story.fault('leases failing');
    cluster.ledger.leasesFailUntil = now + 500 + dice.below(10_000);
  },
  vanish: (scene) => {
    const person = somePerson(scene);
    if (person === undefined) return;
    scene.world.story.fault('person vanishes', () => person.name);
    scene.crowd.vanish(person, 500 + scene.dice.below(scene.dice.pick([5000, 25_000, 100_000])));
  },
  /** Somebody goes, comes, goes again at once and comes again. */
  glance: (scene, now) => {
    const person = somePerson(scene);
    if (person === undefined) return;
    const { dice, crowd, world } = scene;
    world.story.fault('glance', () => person.name);
    crowd.vanish(person, dice.below(25_000));
    world.time.after(person.awayUntil - now, () => {
      if (person.devices.length > 0 || isCalm(world)) return;
      crowd.arrive(person);
      world.time.after(dice.below(3 * world.plan.latency + 300), () => {
        if (!isCalm(world)) crowd.vanish(person, dice.below(4000));
      });
    });
  },
  'all-vanish': ({ crowd, dice, world }) => {
    world.story.fault('everybody vanishes');
    const ms = 500 + dice.below(60_000);
    for (const person of crowd.people) crowd.vanish(person, ms + dice.below(5000));
  },
  'other-device': (scene) => {
    const person = somePerson(scene);
    if (person?.token === undefined) return;
    scene.world.story.fault('other device', () => person.name);
    scene.crowd.vanish(person, 0);
    scene.crowd.arrive(person);
  },
  'second-tab': (scene) => {
    const person = somePerson(scene);
    if (person?.token === undefined || person.devices.length > 1) return;
    scene.world.story.fault('second tab', () => person.name);
    scene.crowd.arrive(person);
  },
};

export function bringFaults(scene: Omit<Scene, 'dice'>): void {
  const { world, cluster, network, crowd } = scene;
  const dice = diceOf(world, 'faults');
  const { plan, time } = world;
  for (const { at, kind } of plan.faults) {
    time.after(at, () => FAULTS[kind]({ ...scene, dice }, time.now()));
  }
  time.after(plan.calmAt, () => {
    world.story.tell(() => 'from now on nothing goes wrong');
    const { ledger } = cluster;
    ledger.isTrap = false;
    ledger.failsUntil = 0;
    ledger.slowUntil = 0;
    ledger.leasesFailUntil = 0;
    cluster.start();
    for (const node of cluster.nodes) {
      node.deafUntil = 0;
      node.muteUntil = 0;
      cluster.recover(node);
    }
    network.heal();
    crowd.comeBack();
  });
}

function recoverAt({ cluster, world }: Scene, node: SimNode, at: number): void {
  world.time.after(at - world.time.now(), () => cluster.recover(node));
}

function someNode({ cluster, dice }: Scene): SimNode | undefined {
  return someOf(cluster.nodes, dice);
}

function someOf<T>(list: readonly T[], dice: Dice): T | undefined {
  return list.length === 0 ? undefined : dice.pick(list);
}

function someSocket({ network, dice }: Scene): Socket | undefined {
  const sockets = [...network.sockets].filter(({ isBroken }) => !isBroken);
  return someOf(sockets, dice);
}

function somePerson({ crowd, dice }: Scene): Person | undefined {
  const here = crowd.players.filter(({ devices }) => devices.length > 0);
  return someOf(here, dice);
}
