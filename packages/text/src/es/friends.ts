/** Con quién se juega, en español. */
import type { Part } from '../langs.ts';
import { clubs } from './clubs.ts';
import { nights } from './nights.ts';
import { count, GAMES } from './speech.ts';

export const friends: Part<'friends'> = {
  title: 'Amistades',
  needs: 'Las amistades se encuentran por sus perfiles en este servidor.',
  toProfile: 'Crear un perfil o iniciar sesión',
  list: 'Tus amistades',
  none: 'Todavía nadie. Envía tu enlace a alguien o escribe su código.',
  here: 'Aquí ahora',
  away: 'No está',
  invitations: {
    title: 'Invitaciones de mesa',
    from: (name) => `${name} te invita a una mesa.`,
    go: 'Ir a la mesa',
    goTo: (name) => `Ir a la mesa de ${name}`,
    drop: 'Ahora no',
    dropOf: (name) => `Ahora no: ${name}`,
  },
  asking: {
    title: 'Solicitudes',
    from: (name) => `${name} quiere tenerte entre sus amistades.`,
    accept: 'Aceptar',
    acceptOf: (name) => `Aceptar a ${name}`,
    decline: 'Rechazar',
    declineOf: (name) => `Rechazar a ${name}`,
    areFriends: (name) => `${name} ya está entre tus amistades.`,
    declined: 'Solicitud rechazada.',
  },
  asked: {
    title: 'Tus solicitudes',
    takeBack: 'Retirar',
    takeBackOf: (name) => `Retirar tu solicitud a ${name}`,
    takenBack: 'Solicitud retirada.',
  },
  add: {
    title: 'Añadir a alguien',
    code: 'Código de amistad',
    about:
      'Las ocho letras que se ven aquí en su dispositivo. También puedes pegar el enlace entero.',
    bad: 'Un código de amistad tiene ocho letras.',
    notFound: 'Este código no lleva a ninguna parte. Quizá hay uno nuevo.',
    go: 'Solicitar',
    done: 'Solicitud enviada. Ahora falta que la acepte.',
  },
  own: {
    title: 'Tu código de amistad',
    about: 'Quien lo tenga puede enviarte una solicitud; tú decides.',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    notCopied: 'No se ha podido copiar',
    share: 'Compartir',
    shareText: '¡Juguemos en Palier!',
    another: 'Crear otro código',
    made: 'Tienes un código nuevo. El anterior ya no lleva a ninguna parte.',
  },
  remove: {
    does: 'Quitar de tus amistades',
    ask: (name) => `¿Quitar a ${name} de tus amistades?`,
    about: 'Cada uno sale de la lista del otro. Se puede volver a solicitar.',
    yes: 'Quitar',
    done: 'Ya no está entre tus amistades.',
  },
  block: {
    title: 'Personas bloqueadas',
    does: 'Bloquear',
    ask: (name) => `¿Bloquear a ${name}?`,
    about: 'Dejáis de veros aquí, y nadie se lo dice.',
    done: 'Persona bloqueada.',
    undo: 'Desbloquear',
    undoOf: (name) => `Desbloquear a ${name}`,
    undone: 'Persona desbloqueada.',
  },
  met: {
    none: 'Todavía no habéis terminado ninguna partida a la vez.',
    games: (games) => `${count(games, GAMES)} en común`,
    ahead: (name, ahead, behind) =>
      `Has quedado ${ahead} veces por delante de ${name} y ${behind} por detrás.`,
  },
  invite: {
    title: 'Invitar a tus amistades',
    about: 'Lo ven durante un día en su página de amistades.',
    does: 'Invitar',
    of: (name) => `Invitar a ${name}`,
    done: 'Invitación enviada',
  },
  clubs,
  nights,
};
