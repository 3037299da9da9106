/** Mit wem man spielt, auf Deutsch. */
import type { Part } from '../langs.ts';
import { clubs } from './clubs.ts';
import { nights } from './nights.ts';
import { count, GAMES } from './speech.ts';

export const friends: Part<'friends'> = {
  title: 'Freunde',
  needs: 'Freunde finden sich über ihre Profile auf diesem Server.',
  toProfile: 'Profil anlegen oder anmelden',
  list: 'Deine Freunde',
  none: 'Noch niemand. Schicke jemandem deinen Link oder gib einen Code ein.',
  here: 'Gerade hier',
  away: 'Nicht hier',
  invitations: {
    title: 'Einladungen',
    from: (name) => `${name} lädt dich an einen Tisch ein.`,
    go: 'Zum Tisch',
    goTo: (name) => `Zum Tisch von ${name}`,
    drop: 'Jetzt nicht',
    dropOf: (name) => `Jetzt nicht: ${name}`,
  },
  asking: {
    title: 'Anfragen',
    from: (name) => `${name} möchte mit dir befreundet sein.`,
    accept: 'Annehmen',
    acceptOf: (name) => `${name} annehmen`,
    decline: 'Ablehnen',
    declineOf: (name) => `${name} ablehnen`,
    areFriends: (name) => `Du und ${name} seid jetzt befreundet.`,
    declined: 'Die Anfrage ist abgelehnt.',
  },
  asked: {
    title: 'Deine Anfragen',
    takeBack: 'Zurückziehen',
    takeBackOf: (name) => `Anfrage an ${name} zurückziehen`,
    takenBack: 'Deine Anfrage ist zurückgezogen.',
  },
  add: {
    title: 'Freund hinzufügen',
    code: 'Freundescode',
    about:
      'Die acht Buchstaben, die hier bei den anderen stehen. Du kannst auch den ganzen Link einfügen.',
    bad: 'Ein Freundescode hat acht Buchstaben.',
    notFound: 'Dieser Code führt nirgendwohin. Vielleicht gibt es einen neuen.',
    go: 'Anfragen',
    done: 'Du hast angefragt. Jetzt fehlt nur noch die Zusage.',
  },
  own: {
    title: 'Dein Freundescode',
    about: 'Mit diesem Code kann man bei dir anfragen; du entscheidest.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    notCopied: 'Nicht kopiert',
    share: 'Teilen',
    shareText: 'Lass uns auf Palier Freunde sein!',
    another: 'Neuen Code erstellen',
    made: 'Du hast einen neuen Code. Der alte führt nirgendwohin.',
  },
  remove: {
    does: 'Aus den Freunden entfernen',
    ask: (name) => `${name} aus deinen Freunden entfernen?`,
    about:
      'Ihr steht dann nicht mehr in der Liste des anderen. Anfragen könnt ihr jederzeit wieder.',
    yes: 'Entfernen',
    done: 'Ihr seid nicht mehr befreundet.',
  },
  block: {
    title: 'Blockiert',
    does: 'Blockieren',
    ask: (name) => `${name} blockieren?`,
    about: 'Ihr seht einander hier nicht mehr, und niemand erfährt davon.',
    done: 'Blockiert.',
    undo: 'Freigeben',
    undoOf: (name) => `${name} freigeben`,
    undone: 'Nicht mehr blockiert.',
  },
  met: {
    none: 'Ihr habt noch keine Partie zusammen zu Ende gespielt.',
    games: (games) => `${count(games, GAMES)} zusammen`,
    ahead: (name, ahead, behind) => `Du warst ${ahead}-mal vor ${name}, ${behind}-mal dahinter.`,
  },
  invite: {
    title: 'Freunde einladen',
    about: 'Die Einladung steht einen Tag lang auf ihrer Freundesseite.',
    does: 'Einladen',
    of: (name) => `${name} einladen`,
    done: 'Eingeladen',
  },
  clubs,
  nights,
};
