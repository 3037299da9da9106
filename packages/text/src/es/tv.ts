/** The screen in the room that everybody sees, and the phones around it, in Spanish. */
import type { Part } from '../langs.ts';

export const tv: Part<'tv'> = {
  title: 'En la pantalla grande',
  about:
    'Esta pantalla se convierte en la mesa que todos ven: una tele o una tableta. Cada móvil muestra las cartas de su mano.',
  open: {
    title: 'Una mesa en esta pantalla',
    about: 'Lo demás se puede cambiar antes de la primera carta.',
    now: 'Abrir la mesa',
  },
  name: 'Pantalla grande',
  join: 'Únete con el móvil',
  scan: 'Apunta a este código con la cámara del móvil.',
  orType: (address) => `O abre ${address} y escribe el código.`,
  code: 'Código',
  late: 'Únete',
  nobodyYet: 'Aún no hay nadie. Quien llegue primero también puede empezar desde su móvil.',
  rules: 'Reglas y opciones',
  fullScreen: 'Pantalla completa',
  flat: 'La pantalla está tumbada sobre la mesa',
  flatAbout: 'Cada cual la lee desde su lado.',
  mayTurnOff:
    'En esta dirección el navegador no puede mantener encendida la pantalla. Si se apaga, cámbialo en los ajustes del aparato.',
  another: 'Abrir otra mesa',
  anotherAsk: '¿Dejar esta mesa?',
  anotherAbout: 'Solo se va esta pantalla. En los móviles se puede seguir jugando.',
  hand: {
    title: 'Unirse a la pantalla grande',
    about: 'La pantalla grande muestra un código de ocho letras.',
    seated: (name) => `Tienes sitio, ${name}.`,
    unseated: (name) => `Ya estás aquí, ${name}. No quedan sitios libres.`,
    look: 'Este móvil mostrará tus cartas. Todo lo demás está en la pantalla grande.',
    showTable: 'Ver la mesa',
    showHand: 'Ver solo tus cartas',
    take: 'O toma una carta',
    news: 'Lo que acaba de pasar',
  },
};
