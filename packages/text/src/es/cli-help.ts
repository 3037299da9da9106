/** The help of the program `palier`, in Spanish. */
import { DEFAULT_EDITION, EDITION_IDS } from '@palier/rules';
import type { Part } from '../langs.ts';
import { or } from './speech.ts';

/** On the options that say what is played. */
const setupOptions = {
  edition: `${or(EDITION_IDS)} (si no se indica, ${DEFAULT_EDITION})`,
  ladder:
    'la serie de niveles: stacked u open para Level Up, one-star o two-star para Level 8; o una tuya en JSON, { "name": "…", "levels": [["run 3", "set 2"], …] }; o una lista JSON con una para cada jugador',
  master: 'none, specials o all: las cartas de Level 8 Master',
  rules: 'reglas de la casa, como goingOut=any,levels=4,startLevel=1:2:1, o en JSON',
};

const plain =
  'jugar línea por línea, como con tuberías: para lectores de pantalla o para volver atrás en el texto';

const noColor = 'letras y formas sin colores (como NO_COLOR=1)';

export const commands: Part<'cli'>['commands'] = {
  play: {
    summary: 'jugar en la terminal, contra bots o entre varios en un teclado',
    about: [
      'En un terminal el juego ocupa toda la pantalla: ? muestra las teclas y también vale el ratón. Con --plain, con tuberías o donde el terminal no puede, se juega línea por línea.',
      'Sin opciones: tú y dos rivales competentes, Level 8 de 101 cartas, una estrella. Las jugadas se escriben; «?» muestra las posibles, «hint» da una pista, «help» muestra todo lo que se puede escribir, «rule LAY-3» el texto de una regla y «save FILE» guarda la partida.',
      'Las cartas se barajan con un secreto cuya huella se muestra antes del primer reparto y que se revela al final: entonces «palier verify» puede comprobar todos los repartos.',
    ],
    options: {
      name: 'tu nombre',
      players: 'varias personas en este teclado; la pantalla se borra entre una y otra',
      bots: 'cuántos bots juegan contigo, o cuáles: personajes (odile, bruno, wanda, hugo, nell, sami), fuerzas (novice, steady, expert, master) o ambas cosas (wanda-expert)',
      level: 'lo bien que juegan: novice, steady (si no se indica), expert o master',
      ...setupOptions,
      seed: 'barajar con este texto, para volver a jugar las mismas cartas',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier play', says: 'Jugar enseguida.' },
      { line: 'palier play --level novice', says: 'Jugar contra principiantes.' },
      { line: 'palier play --players Anna,Ben --bots 1', says: 'Dos personas y un bot.' },
      {
        line: 'palier play --edition level-up --ladder open --bots 3',
        says: 'Level Up con niveles abiertos, contra tres bots.',
      },
    ],
  },
  join: {
    summary: 'unirse a una mesa en línea en la terminal',
    about: [
      'CODE es el código de una mesa o el enlace entero de una invitación. Ocupas un asiento libre y se juega como en «palier play»; «help» muestra también lo que es propio de la mesa: quién está, los mensajes, deshacer una jugada, otra partida.',
      'Si se corta la conexión, vuelve sola. Si cierras la terminal, tu asiento queda guardado: «palier join CODE» te devuelve a él, y sin CODE a la última mesa. Lo que demuestra que eres tú se guarda en la carpeta que tu sistema tiene para eso, y solo tú puedes leerlo.',
      'La entrada y la salida pueden ser tuberías. Una jugada escrita antes de tiempo espera entonces a tu turno.',
    ],
    options: {
      server:
        'dónde está el servidor (si no se indica, el de la invitación o http://localhost:8080)',
      name: 'cómo te verán los demás (si no se indica, tu nombre en este equipo)',
      watch: 'solo mirar, sin nombre ni asiento',
      'return-code': 'volver a tu asiento desde otro dispositivo',
      plain,
      'no-color': noColor,
    },
    examples: [
      {
        line: 'palier join KLMPQRST --server https://cards.example',
        says: 'Unirse con un código.',
      },
      { line: 'palier join https://cards.example/#/t/KLMPQRST', says: 'Unirse con un enlace.' },
      { line: 'palier join', says: 'Volver a la última mesa.' },
    ],
  },
  host: {
    summary: 'abrir una mesa en línea y jugar en ella en la terminal',
    about: [
      'Abre una mesa en un servidor («palier serve») y muestra cómo se une más gente, en un navegador o una terminal. Hasta que empieza la partida eliges quién se sienta dónde y a qué se juega: «help» muestra todo lo que se puede escribir.',
    ],
    options: {
      server: 'dónde está el servidor (http://localhost:8080)',
      name: 'cómo te verán los demás (si no se indica, tu nombre en este equipo)',
      seats: 'cuántos juegan, de 2 a 6 (si no se indica, 4, o más con tantos bots)',
      bots: 'cuántos bots juegan contigo, o cuáles, como en «palier play» (0)',
      level: 'lo bien que juegan: novice, steady (si no se indica), expert o master',
      ...setupOptions,
      clock:
        'tiempo por decisión: off (si no se indica), relaxed (90 segundos), quick (30), day, days3 o week',
      absence: 'si alguien no tiene conexión: standIn (juega un bot, si no se indica) o wait',
      watching: 'quién puede mirar: anyone (si no se indica) o nobody',
      delay: 'con cuántos segundos de retraso mira el público: 0 (si no se indica), 30 o 120',
      listing:
        'quién encuentra la mesa: hidden (si no se indica), open (está en la lista) o quick (se sientan desconocidos)',
      joining: 'quién puede unirse: anyone (si no se indica), approved (a quien aceptes) o nobody',
      chat: 'mensajes: off, phrases (frases hechas, si no se indica) o free',
      'take-back':
        'si se puede deshacer una jugada: consent (con el sí de todos, si no se indica) o never',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier host --bots 2', says: 'Tú, dos bots y otro jugador.' },
      {
        line: 'palier host --server https://cards.example --seats 3 --clock quick',
        says: 'Una partida rápida entre tres en otro servidor.',
      },
    ],
  },
  bot: {
    summary: 'hacer que tu programa juegue en una mesa en línea',
    about: [
      'COMMAND… es un programa con sus argumentos: un bot que habla como en «palier sim», en cualquier lenguaje (examples/README.md). Ocupa un asiento libre, todo el mundo ve que es un bot y juega todas las partidas que sigan en esa mesa. Ctrl-C deja su asiento.',
      'Si se retrasa, se equivoca o calla, se avisa y otro bot hace esa jugada. Si falla una y otra vez deja la mesa, y el bot de la mesa sigue en su asiento.',
    ],
    options: {
      join: 'el código de la mesa o el enlace entero de una invitación',
      server:
        'dónde está el servidor (si no se indica, el de la invitación o http://localhost:8080)',
      name: 'cómo se llama el bot (si no se indica, como el programa)',
      games: 'dejar la mesa después de tantas partidas (si no se indica, se queda)',
      pace: 'milisegundos antes de cada jugada, para que se pueda seguir (500)',
      'bot-ms': 'milisegundos que tiene el programa para decidir (1000; como mucho 20 000)',
      'bot-log': 'escribir en FILE lo que el programa muestra como errores, y sus fallos',
    },
    examples: [
      {
        line: 'palier bot --join KLMPQRST --server https://cards.example -- python3 examples/bot.py',
        says: 'Un bot en Python se une a una mesa.',
      },
      {
        line: 'palier bot --join KLMPQRST --name Robby -- node examples/bot.ts',
        says: 'Uno en TypeScript, con nombre propio.',
      },
    ],
  },
  judge: {
    summary: 'el árbitro: juzgar jugadas desde una posición según las reglas',
    about: [
      'FILE contiene un objeto JSON { "position": { … }, "moves": [ … ] }; «-» lo lee de la entrada estándar. Una jugada es un texto como "draw", o { "seat": 2, "move": "take 1" }.',
      'Escribe JSON: la respuesta a cada jugada, con sus eventos o la regla que la prohíbe, la posición después de todas, las rondas terminadas y quién ha ganado. Una jugada rechazada no cambia nada, y se sigue juzgando. Con --json va todo en una línea.',
    ],
    options: {},
    examples: [
      { line: 'palier judge position.json', says: 'Juzgar las jugadas de un archivo.' },
      {
        line: `echo '{"position":{"edition":"level-8-101","players":3},"moves":["draw"]}' | palier judge -`,
        says: 'Repartir una partida nueva y robar una carta.',
      },
    ],
  },
  sim: {
    summary: 'hacer que los bots jueguen muchas partidas entre ellos',
    about: [
      'Dice cuántas veces ganó cada bot, con un intervalo del 95\u00a0% para su porcentaje real, cuánto duraron las partidas y cómo terminaron las rondas. Una victoria compartida cuenta como una fracción. Con --report y --ladder-report hay mucho más que ver.',
      'La misma semilla da el mismo resultado, sea cual sea el número de hilos. Ctrl-C da el resultado hasta ese momento.',
    ],
    options: {
      ...setupOptions,
      bots: 'los jugadores en el orden de los asientos: novice, steady, expert, master o master:N con N continuaciones por decisión, cada uno con un personaje delante si quieres (odile-expert), random, expert-2611 o master-2611:N (ambos como eran en noviembre de 2026), oracle (un tramposo que lo ve todo) o exec:PROGRAM, un programa tuyo (si no se indica, tres veces steady)',
      games: 'cuántas partidas (100)',
      rotate:
        'jugar cada reparto una vez por cada rotación de los asientos, para que la suerte y el asiento pesen menos; N se redondea hacia arriba a repartos enteros',
      seed: 'permite repetir la misma prueba',
      workers: 'cuántos hilos juegan; si no se indica, tantos como núcleos',
      record:
        'guardar cada partida en DIR: 0001.jsonl y así sucesivamente; DIR no puede contener ninguna todavía',
      until:
        'terminar antes, en cuanto el intervalo de cada bot llegue como mucho a W hacia cada lado, como 0.5% o 0.005, y no antes de 100 partidas (con --rotate: repartos); --games es entonces el máximo',
      csv: 'escribir la tabla en CSV para una hoja de cálculo: una fila por bot o, con --ladder-report, por nivel',
      report:
        'escribir en FILE una página para el navegador: quién gana, puntuaciones, suerte y habilidad, niveles, duración, lo que valen las cartas',
      'ladder-report':
        'decir cómo funcionan la serie de niveles y sus reglas: lo difícil que es cada nivel, los minutos en una mesa real, si quien va en cabeza se escapa y qué se podría mejorar (sin --games, 1000)',
      soak: 'en lugar de un encuentro: partidas con reglas al azar, comprobadas a fondo; sin --games, hasta Ctrl-C',
      first: 'empezar por la partida N (con --rotate: el reparto N) de la prueba',
      'bot-ms': 'cuántos milisegundos tiene un programa (exec:) para decidir (1000)',
      'bot-log':
        'escribir en FILE lo que dicen los programas (exec:) por la salida de error, y sus fallos',
    },
    examples: [
      {
        line: 'palier sim --bots steady,random --games 1000 --rotate --seed 1',
        says: '¿Cuánto mejor es steady que random?',
      },
      {
        line: 'palier sim --edition level-up --ladder open --bots steady,steady,steady --games 50 --record games',
        says: 'Cincuenta partidas, cada una en su archivo.',
      },
      {
        line: 'palier sim --bots steady,random --rotate --until 0.5% --report match.html',
        says: 'Jugar hasta que esté claro y escribir el informe.',
      },
      {
        line: 'palier sim --ladder two-star --ladder-report',
        says: '¿Cómo funcionan los niveles de dos estrellas?',
      },
      { line: 'palier sim --soak', says: 'Buscar una partida que falle.' },
    ],
  },
  replay: {
    summary: 'volver a ver una partida guardada, turno a turno',
    about: [
      'FILE es una partida guardada; «-» la lee de la entrada estándar. Las cartas que nadie en la mesa podía ver siguen ocultas, salvo que las pidas.',
      'Con --json: una lista de todos los momentos, cada uno con su evento y la mesa después de él tal como los vio el público; con --seat, tal como los vio ese jugador; con --open, la posición entera.',
    ],
    options: {
      open: 'mostrar todas las cartas, y cada mano después de su turno',
      seat: 'ver la partida con los ojos del jugador N',
      from: 'empezar en el evento N',
      to: 'acabar en el evento N',
      step: 'en una terminal, esperar una tecla después de cada turno: Intro sigue, b vuelve atrás, q sale',
    },
    examples: [
      { line: 'palier replay game.jsonl', says: 'La partida entera, como la vio el público.' },
      {
        line: 'palier replay game.jsonl --seat 2 --step',
        says: 'Turno a turno, como la vio el jugador 2.',
      },
    ],
  },
  verify: {
    summary: 'comprobar una partida guardada: las jugadas, el resultado y el barajado',
    about: [
      'FILE es una partida guardada; «-» la lee de la entrada estándar. Juega la partida de nuevo: cada jugada tiene que ser válida, lo que siguió tiene que ser lo que dicen las reglas, y el resultado, cierto. Si la partida indica la semilla o el secreto, también se vuelve a barajar.',
      'El código de salida es 1 si hay algún problema.',
    ],
    options: {},
    examples: [
      { line: 'palier verify game.jsonl', says: 'Comprobar una partida guardada.' },
      { line: 'palier verify game.jsonl --json', says: 'El veredicto en JSON.' },
    ],
  },
  review: {
    summary: 'el entrenador: lo que costó cada decisión de una partida guardada',
    about: [
      'FILE es una partida guardada; «-» la lee de la entrada estándar. Cada decisión de un jugador se juzga por lo que podía ver: cuánta probabilidad de ganar costó, con el intervalo que contiene el valor real 95 de cada 100 veces, y por qué. Solo hay veredicto si todo el intervalo supera el 1\u00a0%. Después, cuánto del resultado fue suerte.',
      'Primero salen las tres decisiones que más conviene mirar, y luego todas. Una partida tarda hasta medio minuto. La misma semilla da el mismo análisis, aquí y en el navegador. Si «palier verify» encuentra problemas en una partida, no se analiza.',
    ],
    options: {
      seat: 'de quién son las decisiones: el jugador N (1)',
      html: 'escribir además una página para el navegador en FILE',
      continuations: 'cuántas veces se puede continuar la partida para cada decisión (2000)',
      games:
        'cuántas partidas juegan bots de la misma fuerza con los mismos repartos, para medir la suerte (400)',
      seed: 'otra semilla toma otras muestras (coach)',
    },
    examples: [
      { line: 'palier review game.jsonl --seat 2', says: '¿Qué tal jugó el jugador 2?' },
      {
        line: 'palier review game.jsonl --html review.html',
        says: 'El jugador 1, aquí y en una página.',
      },
    ],
  },
  bench: {
    summary: 'medir lo rápido que juega esta máquina',
    about: [
      'Juega partidas completas en un núcleo con un jugador muy rápido, que juega al azar pero expone y añade cartas siempre que puede, y luego vuelve a aplicar sus eventos. Lo medido incluye la comprobación de las jugadas, el azar y los eventos.',
      'La suma de control es la misma para la misma semilla y las mismas reglas en cualquier máquina; se muestra la mejor de cinco pruebas.',
      'Al resolutor se le pregunta todo sobre manos de once cartas al azar, para cada nivel de cada serie, sean cuales sean las reglas de las partidas.',
    ],
    options: {
      edition: 'las reglas con las que se juega',
      ladder: 'la serie de niveles',
      master: 'la ampliación Master: none, specials o all',
      rules: 'reglas de la casa, como goingOut=any,levels=4',
      players: 'cuántos juegan, de 2 a 6 (4)',
      games: 'cuántas partidas por prueba (300)',
      seed: 'de dónde salen los repartos (bench)',
      memory: 'jugar además tantas partidas y mostrar la memoria en uso',
    },
    examples: [
      { line: 'palier bench --json', says: 'La tabla en JSON.' },
      {
        line: 'node --expose-gc apps/cli/src/main.ts bench --memory 100000',
        says: 'Muestra que la memoria no crece en 100.000 partidas.',
      },
    ],
  },
  serve: {
    summary: 'servir el juego para navegadores y sus mesas en línea',
    about: [
      'Sirve el juego para los navegadores de esta máquina hasta que pulses Ctrl-C, y guarda las mesas que se juegan en línea. Las partidas contra bots y en un solo dispositivo se juegan solo en el navegador y, después de la primera visita, ya no necesitan este servidor.',
      'Con --host 0.0.0.0 también pueden abrirlo otros dispositivos de tu red. Por HTTP sin cifrar se puede jugar en sus navegadores mientras funcione este servidor, pero no guardar el juego para usarlo sin conexión ni instalarlo: para eso hace falta HTTPS, por ejemplo con un proxy delante.',
      'Todas las opciones se pueden dar también como variable de entorno: --public-url es PALIER_PUBLIC_URL. Lo que está en la línea de órdenes tiene prioridad. docs/OPERATIONS.md explica cómo usarlo para mucha gente.',
    ],
    options: {
      port: 'el puerto, 0 para cualquiera libre',
      host: 'la dirección en la que escucha; a la habitual solo se llega desde esta máquina',
      web: 'la carpeta del juego compilado; si no se indica, la que viene con palier',
      data: 'la carpeta donde se guardan las mesas; si no se indica, una propia según tu sistema',
      database:
        'guardar las mesas en PostgreSQL, postgres://…; varios servidores pueden compartir una (mejor con PALIER_DATABASE, porque las líneas de órdenes se pueden ver)',
      'public-url': 'dónde encuentran los jugadores este servidor, si hay un proxy delante',
      origins: 'otros sitios, separados por comas, cuyas páginas pueden usar este servidor',
      'trust-proxy':
        'fiarse de lo que dicen los proxys sobre sus clientes: sus direcciones (10.0.0.0/8,::1), loopback, private o cuántos hay en fila, 0 para ninguno',
      tables: 'cuántas mesas se guardan, 0 para no poner límite',
      'tables-per-address':
        'cuántas de ellas pueden abrirse desde una dirección, 0 para no poner límite',
      'listed-per-address':
        'cuántas de ellas muestra la lista de mesas abiertas por dirección, 0 para no poner límite',
      'idle-days':
        'las mesas sin terminar se borran tras tantos días sin jugadas, 0 para no borrarlas',
      'retention-days': 'las terminadas se borran tras tantos días, 0 para no borrarlas',
      'report-days': 'las denuncias y las expulsiones terminadas se olvidan tras tantos días',
      'sweep-share': 'de cada cien mesas, cuántas pueden borrarse de una vez, 100 para todas',
      profiles: 'cuántos perfiles se guardan, 0 para no poner límite',
      'profile-days': 'borrar los perfiles que nadie usa desde hace estos días, 0 para nunca',
      watchers: 'cuántas personas pueden mirar una mesa sin dar un nombre',
      connections: 'cuántos jugadores pueden estar conectados a la vez, 0 para no poner límite',
      'connections-per-address': 'cuántos de ellos desde una dirección, 0 para no poner límite',
      'lobby-watchers':
        'cuántas personas pueden mirar a la vez la lista de mesas abiertas, 0 para no poner límite',
      'message-rate': 'mensajes por segundo de un jugador, 0 para no poner límite',
      'request-rate': 'peticiones HTTP por minuto desde una dirección, 0 para no poner límite',
      'table-rate': 'mesas creadas por minuto desde una dirección, 0 para no poner límite',
      grace: 'segundos antes de que un bot juegue en lugar de alguien sin conexión',
      'quick-wait':
        'segundos que una mesa de partida rápida espera a gente antes de llenarse con bots',
      'bot-pace': 'milisegundos que espera un bot antes de jugar',
      'bot-threads': 'en cuántos hilos piensan los bots (uno menos que los núcleos)',
      push: 'si se avisa por notificación push de quién tiene el turno: on, local (a servicios en cualquier dirección) u off',
      'push-key':
        'la clave secreta con la que se firman los avisos (por defecto: se crea una vez y se guarda con las mesas)',
      'push-contact':
        'a quién puede escribir un servicio push, https: o mailto: (por defecto: --public-url)',
      'admin-token':
        'lo que permite usar palier admin a quien gestiona el servidor: un token de al menos 24 letras y cifras, o varios como NAME:TOKEN,NAME:TOKEN (mejor con PALIER_ADMIN_TOKEN, porque otros pueden ver las líneas de órdenes)',
      metrics: 'quién puede leer /metrics: local (esta máquina), public u off',
      log: 'qué se anota en la salida de error: silent, error, warn (lo habitual en una terminal), info (lo habitual en los demás casos) o debug',
    },
    examples: [
      { line: 'palier serve', says: 'El juego en http://localhost:8080.' },
      { line: 'palier serve --port 80 --host 0.0.0.0', says: 'Para toda la red.' },
      {
        line: 'PALIER_DATABASE=postgres://palier@db/palier palier serve --trust-proxy private',
        says: 'Uno de varios servidores detrás de un proxy.',
      },
    ],
  },
  load: {
    summary: 'hacer que muchos clientes jueguen en un servidor y medirlo',
    about: [
      'Crea mesas en un servidor en marcha, hace que los clientes se unan y se sienten, y juega una partida tras otra con el protocolo real: cada jugador juega en cuanto es su turno. Después dice cuántas jugadas se hicieron por segundo y cuánto tardó una jugada desde que se envió hasta que se enteró toda la mesa.',
      'El servidor tiene que permitir tantas mesas, conexiones y mensajes desde una dirección: inícialo con --table-rate 0 --request-rate 0 --message-rate 0 --connections-per-address 0, o deja que esta orden inicie uno con --serve.',
      'Los clientes también consumen procesador: si puedes, ejecútalos en una máquina distinta de la del servidor. Se muestra cuánto han consumido.',
    ],
    options: {
      url: 'dónde está el servidor (http://localhost:8080); varias veces para varios servidores de una misma base de datos, entre los que las conexiones se reparten al azar',
      serve: 'iniciar un servidor para esto, con su propia carpeta de datos y sin límites',
      tables: 'cuántas mesas (50)',
      players: 'cuántos juegan en cada una, de 2 a 6 (4)',
      seconds: 'cuánto tiempo se mide, después de un breve calentamiento (20)',
      ramp: 'en cuántos segundos empiezan a jugar las mesas (0)',
      think: 'milisegundos que un jugador se toma antes de cada jugada, de media (0)',
      bots: 'quién decide: hasty (roba y descarta, lo habitual), random, novice, steady, expert o master',
      drop: 'cortar tantas conexiones por minuto; vuelven solas (0)',
      idle: 'repartir en todas las mesas y no jugar: muestra lo que cuestan las mesas abiertas',
      profiles:
        'dar a cada jugador un perfil que guarda su asiento y busca a sus amigos, como hacen las páginas',
      processes: 'en cuántos procesos se dividen los clientes (1)',
    },
    examples: [
      { line: 'palier load --serve', says: 'Medir esta máquina.' },
      {
        line: 'palier load --url https://cards.example --tables 20 --bots steady --think 2000',
        says: 'Veinte mesas de jugadores que se toman su tiempo.',
      },
      { line: 'palier load --serve --tables 2000 --idle', says: 'La memoria de 2000 mesas.' },
    ],
  },
  backup: {
    summary: 'copiar las mesas de un servidor en un archivo',
    about: [
      'Funciona con el servidor en marcha: la copia es completa y de un solo instante. Para restaurarla, detén el servidor y pon el archivo en su carpeta de datos como explica docs/OPERATIONS.md. Las mesas en PostgreSQL se copian con pg_dump.',
    ],
    options: {
      data: 'la carpeta de datos del servidor; si no se indica, la habitual',
      check:
        'no copiar nada: comprobar si FILE (una copia o el archivo de un servidor) está intacto',
    },
    examples: [
      { line: 'palier backup tables.db', says: 'Escribir una copia de todas las mesas.' },
      { line: 'palier backup --check tables.db', says: 'Ver si una copia está intacta.' },
    ],
  },
  admin: {
    summary: 'leer denuncias, expulsar, cambiar nombres y cerrar mesas en un servidor en marcha',
    about: [
      'Pregunta a un servidor en marcha, iniciado con un token para quien lo gestiona (PALIER_ADMIN_TOKEN). DEED es uno de: reports, report NO, settle NO, table TABLE, ban TABLE PERSON, bans, unban NO, rename TABLE PERSON NAME, close TABLE, club CLUB, rename-club CLUB NAME, close-club CLUB, log. TABLE es el identificador o el código de una mesa, CLUB el de un club; PERSON es un número que muestra «table TABLE».',
      'Una expulsión deja fuera de todas las mesas la dirección desde la que vino alguien; la dirección en sí no se muestra a nadie. Todo queda anotado en el diario con el nombre del token. Véase docs/OPERATIONS.md.',
    ],
    options: {
      url: 'dónde está el servidor',
      'token-file': 'un archivo con el token (por defecto: la variable PALIER_ADMIN_TOKEN)',
      all: 'también las denuncias resueltas',
      most: 'cuántas se listan, las más recientes primero',
      note: 'por qué, para el diario y para los demás',
      days: 'cuánto dura una expulsión',
      report: 'expulsar a la persona de la denuncia NO, en lugar de TABLE PERSON',
      reporter: 'con --report: expulsar a quien la escribió',
    },
    examples: [
      { line: 'palier admin reports', says: 'Lo que se ha denunciado.' },
      {
        line: 'palier admin ban --report 7 --days 30 --note insults',
        says: 'Dejar fuera un mes a la persona de la denuncia 7.',
      },
      {
        line: 'palier admin rename ABCDEFGH 2 Guest --url https://cards.example',
        says: 'Dar otro nombre a alguien de una mesa.',
      },
    ],
  },
};
