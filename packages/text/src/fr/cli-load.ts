/** `palier load` in French. */
import type { CliCommands, CliWords } from '../cli-words.ts';
import type { LoadFailureFacts, LoadWords } from '../load-words.ts';
import { number } from './speech.ts';

export const load: CliCommands['load'] = {
  summary: 'faire jouer de nombreux clients sur un serveur et le mesurer',
  about: [
    'Ouvre des tables sur un serveur en marche, y assied des clients et joue partie après partie avec le vrai protocole : chacun joue dès que c’est son tour. Affiche ensuite combien de coups par seconde sont passés, et combien de temps un coup a mis, de son envoi jusqu’à ce que toute la table l’ait appris.',
    'Le serveur doit accepter autant de tables, de connexions et de messages d’une seule adresse : lance-le avec --table-rate 0 --request-rate 0 --message-rate 0 --connections-per-address 0, ou laisse cette commande en lancer un avec --serve.',
    'Les clients prennent aussi du temps à la machine : sur une autre que celle du serveur, ils gênent moins. Ce qu’ils ont pris est affiché.',
  ],
  options: {
    url: 'l’adresse du serveur (http://localhost:8080) ; à répéter pour plusieurs serveurs d’une même base, entre lesquels les connexions sont réparties au hasard',
    serve: 'lancer un serveur pour l’occasion, avec son propre dossier et sans limites',
    tables: 'le nombre de tables (50)',
    players: 'le nombre de joueurs à chacune, de 2 à 6 (4)',
    seconds: 'la durée de la mesure, après un court échauffement (20)',
    ramp: 'en combien de secondes les tables se mettent à jouer (0)',
    think: 'les millisecondes que prend un joueur avant chaque coup, en moyenne (0)',
    bots: 'qui décide : hasty (pioche et défausse, par défaut), random, novice, steady, expert ou master',
    drop: 'couper autant de connexions par minute ; elles reviennent d’elles-mêmes (0)',
    idle: 'distribuer à toutes les tables sans que personne joue : montre ce que coûtent des tables ouvertes',
    processes: 'en combien de processus les clients sont répartis (1)',
  },
  examples: [
    { line: 'palier load --serve', says: 'Mesurer cette machine.' },
    {
      line: 'palier load --url https://cards.example --tables 20 --bots steady --think 2000',
      says: 'Vingt tables de joueurs qui prennent leur temps.',
    },
    { line: 'palier load --serve --tables 2000 --idle', says: 'La mémoire de 2 000 tables.' },
  ],
};

const tenths = (value: number): string => number(Math.round(value * 10) / 10);
const thousandths = (value: number): string => number(Math.round(value * 1000) / 1000);

export const loadWords: LoadWords = {
  opening: (tables, players) =>
    `Ouverture de ${number(tables)} tables de ${number(players)} joueurs…`,
  playing: (seconds) => `Mesure pendant ${number(seconds)} secondes…`,
  moves: (aSecond, moves, seconds) =>
    `${number(Math.round(aSecond))} coups par seconde (${number(moves)} en ${tenths(seconds)} secondes)`,
  latency: (p50, p99, most) =>
    `Du coup jusqu’à ce que tous l’apprennent : la moitié en ${tenths(p50)} ms, 99 sur 100 en ${tenths(p99)} ms, tous en ${tenths(most)} ms`,
  games: (games) => `Parties menées à leur terme : ${number(games)}`,
  reconnects: (reconnects) => `Connexions revenues : ${number(reconnects)}`,
  trouble: (refused, stale, closed) =>
    `Coups refusés : ${number(refused)} ; trop tard : ${number(stale)} ; clients renvoyés : ${number(closed)}`,
  serverCpu: (seconds) => `Serveur : ${thousandths(seconds)} s de processeur pour 1 000 coups`,
  clientCpu: (seconds) => `Clients : ${thousandths(seconds)} s de processeur pour 1 000 coups`,
  memory: (mebibytes) => `Mémoire du serveur : ${number(Math.round(mebibytes))} Mio`,
  heap: (kibibytes) => `Tas par table avec toutes ses connexions : ${tenths(kibibytes)} Kio`,
};

export const loadFailures: Pick<CliWords['failures'], keyof LoadFailureFacts> = {
  'load-failed': ({ detail }) => `Les clients n’ont pas pu jouer (${detail}).`,
};
