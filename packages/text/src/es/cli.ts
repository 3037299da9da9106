/** The program `palier` in Spanish: its frame and its failures. */
import type { Part } from '../langs.ts';
import { commands } from './cli-help.ts';
import { admin, bench, load, outside, replay, review, serve, verify } from './cli-output.ts';
import { and, count, number, or, quote } from './speech.ts';

const PLAYERS = { one: 'jugador', other: 'jugadores' };

export const cli: Part<'cli'> = {
  tagline: 'una mesa de cartas para Level Up y Level 8',
  about: [
    'Para jugar, arbitrar, volver a ver y comprobar partidas de Level Up y Level 8. En una copia del repositorio, escribe «npm run -s palier --» en lugar de «palier».',
  ],
  headings: {
    usage: 'Uso:',
    commands: 'Órdenes:',
    options: 'Opciones:',
    examples: 'Ejemplos:',
    status: 'Código de salida:',
  },
  status: {
    done: 'hecho',
    refused: 'la petición se ha rechazado',
    unreadable: 'uso incorrecto o entrada ilegible',
    defect: 'un fallo del programa',
  },
  options: {
    help: 'mostrar esta ayuda',
    lang: (langs) => `el idioma: ${or(langs)}; si no se indica, el de tu sistema`,
    json: 'mostrar un único documento JSON y nada más',
    version: 'mostrar la versión',
  },
  nodeTooOld: ({ oldest, found }) =>
    `Palier necesita Node ${oldest} o posterior; este es Node ${found}. El más reciente está en nodejs.org.`,
  seeHelp: (line) => `Consulta ${quote(line)}.`,
  commands,
  failures: {
    'no-command': ({ commands }) => `Di qué hay que hacer: ${or(commands)}.`,
    'unknown-command': ({ command, commands }) =>
      `No existe la orden ${quote(command)}: tiene que ser ${or(commands)}.`,
    'unknown-option': ({ option }) => `Aquí no se reconoce la opción ${quote(option)}.`,
    'option-needs-value': ({ option }) => `La opción ${quote(option)} necesita un valor.`,
    'option-takes-no-value': ({ option }) => `La opción ${quote(option)} no lleva ningún valor.`,
    'missing-operand': ({ operand }) => `Falta ${operand}.`,
    'surplus-operand': ({ operand }) => `${quote(operand)} sobra.`,
    'bad-value': ({ option, value, allowed }) =>
      `${quote(value)} no es válido para ${option}: tiene que ser ${or(allowed)}.`,
    'bad-number': ({ option, value, min, max }) =>
      `${quote(value)} no es válido para ${option}: tiene que ser un número entero de ${number(min)} a ${number(max)}.`,
    'bad-share': ({ option, value }) =>
      `${quote(value)} no es válido para ${option}: tiene que ser una proporción como 0.5% o 0.005, menor que la mitad.`,
    'too-long': ({ option, length, most }) =>
      `El texto de ${option} tiene ${number(length)} caracteres, y el máximo es ${number(most)}.`,
    'wrong-number-of-players': ({ players, min, max }) =>
      `Así son ${count(players, PLAYERS)}: para una partida hacen falta de ${number(min)} a ${number(max)}.`,
    'empty-name': ({ option }) => `Falta un nombre en ${option}.`,
    'no-such-program': ({ program }) =>
      `No hay ningún programa ${quote(program)} que se pueda ejecutar.`,
    'not-together': ({ options }) => `${and(options)} no se pueden usar juntas.`,
    'no-such-file': ({ file }) => `No existe el archivo ${quote(file)}.`,
    'is-a-folder': ({ file }) => `${quote(file)} es una carpeta, no un archivo.`,
    'not-permitted': ({ file }) => `No tienes permiso para leer ${quote(file)}.`,
    'cannot-read': ({ file, detail }) => `No se puede leer ${quote(file)} (${detail}).`,
    'cannot-write': ({ file, detail }) => `No se puede escribir ${quote(file)} (${detail}).`,
    'records-there': ({ folder }) =>
      `En ${quote(folder)} ya hay partidas guardadas. Elige otra carpeta.`,
    'empty-input': ({ file }) => `No hay nada en ${quote(file)}.`,
    'not-text': ({ file }) => `${quote(file)} no es un texto en UTF-8.`,
    'not-json': ({ near }) =>
      near === ''
        ? 'Esto no es JSON: acaba demasiado pronto.'
        : `Esto no es JSON: aquí sobra ${quote(near)}.`,
    'port-taken': ({ port }) =>
      `El puerto ${port} está ocupado: otro programa, quizá otro palier, escucha ahí. Elige otro con --port.`,
    'port-forbidden': ({ port }) =>
      `No tienes permiso para escuchar en el puerto ${port}. Elige uno por encima de 1023 con --port.`,
    'no-such-address': ({ host }) => `${quote(host)} no es una dirección de esta máquina.`,
    'no-web-app': ({ folder }) =>
      `En ${quote(folder)} no hay ningún juego compilado. En una copia del repositorio, ${quote('npm start')} lo compila y lo sirve.`,
    'bad-url': ({ option, allowed }) =>
      `Lo indicado en ${option} no es válido: tiene que ser una dirección que empiece por ${or(allowed)}.`,
    'bad-proxies': ({ option, value }) =>
      `${quote(value)} no es válido para ${option}: tienen que ser direcciones como 10.0.0.0/8,::1, o loopback, private, o un número de 0 a 10.`,
    'bad-token': ({ option, least }) =>
      `El valor de ${option} no es válido: tiene que ser un token de al menos ${least} letras y cifras, o varios como NAME:TOKEN,NAME:TOKEN.`,
    'unknown-variable': ({ variable }) => `No se reconoce la variable de entorno ${variable}.`,
    'data-in-use': ({ folder }) =>
      `Otro palier guarda sus mesas en ${quote(folder)}. Páralo o elige otra carpeta con --data.`,
    'no-data-folder': ({ folder, detail }) =>
      `La carpeta ${quote(folder)} no sirve para guardar mesas (${detail}). Elige otra con --data.`,
    'no-database': ({ database, detail }) =>
      `No se puede usar la base de datos de ${database} (${detail}).`,
    'newer-database': ({ place }) =>
      `Una versión posterior de palier ha guardado mesas en ${quote(place)}. Esta versión no puede leerlas.`,
    'not-a-database': ({ place }) =>
      `Lo que hay en ${quote(place)} no lo ha escrito palier, o está dañado. Restaura una copia como explica docs/OPERATIONS.md; palier backup --check FILE dice si está intacta.`,
    'file-there': ({ file }) => `Ya existe el archivo ${quote(file)}. Elige otro nombre.`,

    'no-server': ({ url, detail }) => `Ningún servidor responde en ${url} (${detail}).`,
    'no-tables-there': ({ url }) =>
      `Lo que responde en ${url} no es un servidor palier con mesas en línea.`,
    'other-server': ({ url }) =>
      `El servidor de ${url} habla otra versión del protocolo: usa la misma versión de palier en ambos lados.`,
    'bad-code': ({ code, why }) => `${quote(code)} no es válido. ${why}`,
    'no-kept-seat': () =>
      'No hay ninguna mesa a la que volver desde aquí. Añade el código de una mesa.',

    'load-failed': ({ detail }) => `Los clientes no han podido jugar (${detail}).`,

    'no-token': ({ option, variable }) =>
      `Falta un token. Ponlo en un archivo para ${option} o en la variable de entorno ${variable}.`,
    'no-admin': ({ url }) =>
      `El servidor de ${url} no tiene a nadie que lo gestione. Inícialo con PALIER_ADMIN_TOKEN, como explica docs/OPERATIONS.md.`,
    'internal-error': ({ detail }) =>
      `Algo ha ido mal dentro de palier; es un fallo del programa (${detail}).`,
  },
  standardInput: 'entrada estándar',
  standardOutput: 'salida estándar',
  seat: (seat) => `Jugador ${seat}`,
  place: (line, column) =>
    column === undefined ? `línea ${line}` : `línea ${line}, columna ${column}`,
  bench,
  serve,
  load,
  outside,
  review,
  verify,
  replay,
  admin,
};
