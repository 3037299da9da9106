/** The house rules and the rulebook around the rules, in Spanish. */
import type { Part } from '../langs.ts';
import { makeRuleWords, type HouseRuleTexts } from '../rules.ts';
import { ledger } from './ledger.ts';
import { searchWords } from './search-words.ts';
import { and, CARDS, count, number, quote } from './speech.ts';

export const houseRules: HouseRuleTexts = {
  goingOut: {
    title: 'Cómo se cierra la ronda',
    text: 'Qué puedes hacer con tu última carta. En Level 8, lo normal es que tengas que descartarla, salvo que al exponerla ganes la partida; en Level Up, lo normal es que también puedas exponerla o añadirla.',
    values: {
      discard: 'Para cerrar la ronda hay que descartar la última carta.',
      any: 'La ronda se cierra de cualquier forma: exponiendo, añadiendo o descartando la última carta.',
    },
  },
  winOnLaying: {
    title: 'Ganar al exponer el último nivel',
    text: 'Cuándo se gana con el último nivel. En Level 8, lo normal es ganar en cuanto lo expones, así que la victoria no se comparte. En Level Up, lo normal es ganar solo al final de la ronda; si entonces lo superan varios, gana solo quien la haya cerrado y, si no la ha cerrado ninguno de ellos, ganan todos.',
    values: {
      yes: 'Exponer el último nivel da la victoria en el acto.',
      no: 'La partida solo se gana al final de una ronda.',
    },
  },
  drawPass: {
    title: 'Tomar cartas Paso',
    text: 'Lo normal es que puedas tomar una carta Paso que esté encima de una pila de descartes. También se puede prohibir.',
    values: {
      allowed: 'Se puede tomar una carta Paso de una pila de descartes.',
      forbidden: 'Una carta Paso descartada se queda en su pila.',
    },
  },
  drawJoker: {
    title: 'Tomar comodines',
    text: 'Lo normal es que puedas tomar un comodín que esté encima de una pila de descartes. Si se prohíbe, tampoco puedes tomar los comodines limitados de Level 8 Master.',
    values: {
      allowed: 'Se puede tomar un comodín de una pila de descartes.',
      forbidden: 'Un comodín descartado se queda en su pila.',
    },
  },
  drawOwn: {
    title: 'Tomar de tu propia pila',
    text: 'Lo normal es que puedas tomar la carta de encima de tu propia pila de descartes. Si se prohíbe, robas del mazo o tomas de la pila de otro jugador.',
    values: {
      allowed: 'Se puede tomar de la propia pila de descartes.',
      forbidden: 'Se puede tomar de las pilas de descartes de los demás, pero no de la propia.',
    },
  },
  throwBack: {
    title: 'Descartar la carta tomada',
    text: 'Lo normal es que puedas tomar una carta de una pila de descartes y descartarla en el mismo turno. Si se prohíbe, solo puedes descartarla cuando es tu última carta.',
    values: {
      allowed: 'Se puede descartar la carta que se acaba de tomar.',
      forbidden:
        'Una carta tomada de una pila no se puede descartar en el mismo turno, salvo que sea la última.',
    },
  },
  addSameTurn: {
    title: 'Añadir en el mismo turno',
    text: 'Lo normal es que puedas añadir cartas ya en el turno en que expones tu nivel. También se puede jugar de modo que solo puedas añadirlas a partir de tu siguiente turno.',
    values: {
      yes: 'Se pueden añadir cartas en el mismo turno en que se expone el nivel.',
      no: 'En el turno en que se expone el nivel aún no se pueden añadir cartas.',
    },
  },
  pairsDistinct: {
    title: 'Grupos de números distintos',
    text: 'Lo normal es que los grupos de cartas iguales de un nivel puedan tener el mismo número, por ejemplo dos parejas de seises. También se puede exigir que cada grupo del nivel que expones lleve un número distinto.',
    values: {
      no: 'Los grupos de un nivel pueden tener el mismo número, por ejemplo dos parejas de seises.',
      yes: 'Los grupos de cartas iguales de un nivel llevan números distintos.',
    },
  },
  jokerNeedsNatural: {
    title: 'Nunca solo comodines',
    text: 'Lo normal es que una combinación pueda hacerse solo con comodines. También se puede exigir que cada una lleve al menos una carta que no sea un comodín.',
    values: {
      no: 'Una combinación puede hacerse solo con comodines.',
      yes: 'Toda combinación lleva al menos una carta que no es un comodín.',
    },
  },
  jokerSwap: {
    title: 'Rescatar un comodín',
    text: 'Lo normal es que un comodín que está en la mesa se quede ahí. Si se permite rescatarlo, una vez expuesto tu nivel puedes poner en su lugar la carta que representa y llevarte el comodín a la mano.',
    values: {
      no: 'Un comodín que está en la mesa se queda donde está.',
      yes: 'Después de exponer el nivel, se puede poner en lugar de un comodín la carta que representa y llevarse el comodín.',
    },
  },
  passTarget: {
    title: 'Quién puede perder el turno',
    text: 'Lo normal es que puedas jugar una carta Paso delante de cualquier rival que no tenga ninguna. También se puede limitar a quien juega después de ti, si aún no tiene ninguna.',
    values: {
      any: 'Una carta Paso puede ir delante de cualquier rival que no tenga ninguna.',
      next: 'Una carta Paso solo puede ir delante de quien juega después.',
    },
  },
  passUpcardSkips: {
    title: 'Carta Paso en el reparto',
    text: 'Qué pasa si la carta que se destapa en el reparto es una carta Paso. Lo normal es que no pase nada. También se puede jugar de modo que se ponga delante de quien iba a empezar, que pierde el turno y la mete boca arriba debajo del mazo.',
    values: {
      no: 'Una carta Paso destapada en el reparto no tiene efecto.',
      yes: 'Una carta Paso destapada en el reparto hace perder el turno a quien empieza.',
    },
  },
  passWithTwo: {
    title: 'Cartas Paso con dos jugadores',
    text: 'Lo normal es que en partidas de dos se juegue con las cartas Paso como siempre. También se pueden sacar de la baraja.',
    values: {
      yes: 'En partidas de dos también se usan las cartas Paso.',
      removed: 'En partidas de dos se juega sin cartas Paso.',
    },
  },
  stockOut: {
    title: 'Cuando se agota el mazo',
    text: 'Qué pasa cuando se roba la última carta del mazo. En Level 8, lo normal es formar otro con los descartes; en Level Up, lo normal es que ese turno sea el último de la ronda. La ronda también puede terminar en el acto, o seguir mientras se pueda tomar de las pilas de descartes. Salvo que se forme otro mazo, una carta boca arriba encima del mazo significa también que se ha agotado.',
    values: {
      rebuild: 'Cuando se agota el mazo, se barajan los descartes y se forma otro.',
      'finish-turn': 'Cuando se agota el mazo, el turno en curso es el último de la ronda.',
      'at-once': 'La ronda termina en el momento en que se agota el mazo.',
      'play-on':
        'Cuando se agota el mazo, se sigue tomando de las pilas de descartes mientras quede alguna carta.',
    },
  },
  stockOutBonus: {
    title: 'Nivel extra del último turno',
    text: 'Cuenta cuando el mazo agotado hace que el turno en curso sea el último. Lo normal es que, si cierras la ronda en ese turno, subas dos niveles. También se puede jugar de modo que subas solo uno.',
    values: {
      yes: 'Cerrar la ronda con el mazo agotado sigue dando el nivel extra.',
      no: 'Cerrar la ronda con el mazo agotado hace subir un solo nivel.',
    },
  },
  nextDealer: {
    title: 'Quién reparte después',
    text: 'En Level 8, lo normal es que la siguiente ronda la reparta quien está a la izquierda de quien ha repartido esta; en Level Up, quien ha jugado el último turno.',
    values: {
      left: 'Reparte la siguiente ronda quien está a la izquierda de quien ha repartido esta.',
      last: 'Reparte la siguiente ronda quien ha jugado el último turno.',
    },
  },
  bonusPalier: {
    title: 'Qué nivel extra se retira',
    text: 'Qué segundo nivel se retira al cerrar la ronda con niveles abiertos. Lo normal es que elijas cualquiera de los que te quedan. También se puede jugar de modo que sea el más bajo.',
    values: {
      free: 'Quien cierra la ronda elige el segundo nivel que retira.',
      lowest: 'Quien cierra la ronda retira, como segundo nivel, el más bajo que le queda.',
    },
  },
  browseDiscards: {
    title: 'Mirar las pilas de descartes',
    text: 'Lo normal es que de cada pila de descartes solo veas la carta de encima y cuántas hay. También se puede permitir mirar las de debajo: con eso no se descubre ningún secreto, porque toda la mesa vio cómo se descartaban.',
    values: {
      no: 'De una pila de descartes solo se ve la carta de encima.',
      yes: 'Se pueden mirar todas las cartas de las pilas de descartes.',
    },
  },
  openWin: {
    title: 'Cómo se gana con niveles abiertos',
    text: 'Qué hace falta para ganar con niveles abiertos. Lo normal es ganar cuando los has retirado todos. Según el folleto, al pie de la letra, ganas cuando al final de una ronda has retirado el último, el 8, aunque te queden otros. Si lo consiguen varios en la misma ronda, gana solo quien la haya cerrado; si no la ha cerrado ninguno de ellos, ganan todos.',
    values: {
      all: 'Con niveles abiertos, gana quien ha retirado todos sus niveles.',
      last: 'Con niveles abiertos, gana quien ha retirado su nivel más alto, aunque le queden otros.',
    },
  },
  keepLevel: {
    title: 'El nivel que permite conservar',
    text: 'Qué nivel decide si puedes conservar cartas. Lo normal es que cuente el que has jugado en esta ronda, y solo si no lo has expuesto. Otra forma de leer el folleto es que cuente el nivel en el que estás después de las subidas: así puedes conservar cartas aunque hayas expuesto el tuyo.',
    values: {
      played:
        'Solo puede conservar cartas quien no haya expuesto el nivel que ha jugado en la ronda.',
      reached:
        'El nivel al que se llega al subir decide si se pueden conservar cartas, aunque se haya expuesto el propio.',
    },
  },
  keepFrom: {
    title: 'Desde qué nivel se conserva',
    text: 'A partir de este nivel, quien no haya expuesto el suyo al final de una ronda puede conservar cartas. En los niveles de dos estrellas, lo normal es el 5. En los demás solo cuenta si permites conservar al menos una carta.',
    values: (level) =>
      `A partir del nivel ${level}, quien no haya expuesto el suyo puede conservar cartas para la siguiente ronda.`,
  },
  keepCards: {
    title: 'Cuántas cartas se conservan',
    text: 'Cuántas cartas, de 0 a 9, puede conservar como máximo para la siguiente ronda quien no haya expuesto su nivel. Con dos estrellas son 4; en los demás casos, 0, es decir, ninguna. Una carta Reserva permite de todos modos hasta 3.',
    values: (cards) =>
      cards === 0
        ? 'No se conserva ninguna carta para la siguiente ronda.'
        : `Se ${cards === 1 ? 'puede' : 'pueden'} conservar hasta ${count(cards, CARDS)} para la siguiente ronda.`,
  },
  levels: {
    title: 'Una serie más corta',
    text: 'Se juegan solo tantos niveles como indiques aquí, contando desde el primero; lo normal es jugarlos todos. El último de ellos cuenta entonces como último nivel, también para ganar.',
    values: (levels) =>
      levels === 1
        ? 'Solo se juega el primer nivel.'
        : `Solo se juegan los ${number(levels)} primeros niveles; el ${number(levels)} es el último.`,
  },
  startLevel: {
    title: 'Nivel de salida',
    text: 'Cada jugador empieza en el nivel que se le asigne, para que gente con más y con menos práctica juegue en igualdad. Lo normal es que empiecen todos en el nivel 1.',
    values: (levels) =>
      `Niveles de salida: ${and(levels.map((level, index) => `el jugador ${index + 1} en el nivel ${level}`))}.`,
  },
  firstDealer: {
    title: 'Quién reparte primero',
    text: 'Quién reparte la primera ronda. Lo normal es que decida el azar; también puedes elegir a un jugador. A partir de la segunda ronda vale la regla «Quién reparte después».',
    values: (seat) =>
      seat === 0 ? 'El azar decide quién reparte primero.' : `El jugador ${seat} reparte primero.`,
  },
};

const book: Part<'rules'>['book'] = {
  title: 'Reglamento',
  search: 'Buscar en el reglamento',
  searchHint: 'Una palabra o un código como LAY-3',
  found: (rules) => count(rules, { one: 'regla encontrada', other: 'reglas encontradas' }),
  noneFound:
    'No se ha encontrado ninguna regla. Prueba con otra palabra o muestra todas las reglas.',
  forTable: 'Para este juego',
  edition: 'Edición',
  ladder: 'Serie de niveles',
  master: 'Ampliación',
  withHouseRules: (rules) =>
    `Con ${count(rules, { one: 'regla de la casa', other: 'reglas de la casa' })} en tu mesa`,
  showAll: 'Mostrar todas las reglas',
  showAllAbout: (hidden) =>
    `${count(hidden, { one: 'regla que no afecta', other: 'reglas que no afectan' })} a este juego`,
  chapters: {
    'setting-up': 'Preparación',
    turn: 'Tu turno',
    jokers: 'Los comodines',
    'pass-cards': 'Las cartas Paso',
    stock: 'El mazo de robo',
    'round-end': 'El final de la ronda',
    winning: 'La victoria',
    'open-ladder': 'Los niveles abiertos',
    'two-stars': 'Conservar cartas',
    master: 'Las cartas de Master',
    'house-rules': 'Reglas de la casa',
    'own-ladders': 'Series propias y jugadas sin sentido',
  },
  ladderTitle: (ladder) => `Los niveles: ${ladder}`,
  levelsPrinted: (printed, levels) => {
    if (printed === levels) return 'En el folleto';
    if (printed === 0) return 'Niveles de Palier: no figuran en ningún folleto que tengamos';
    return `En el folleto hasta el nivel ${number(printed)}; los demás, según otras fuentes`;
  },
  levelHeader: 'Nivel',
  asksFor: 'pide',
  atThisTable: 'En esta mesa:',
  inThisBox: 'En este juego:',
  notHere: 'no afecta a este juego',
  linkTo: (id) => `Enlace a ${id}`,
  sources: {
    book: 'En el folleto',
    ruling: 'Criterio de Palier: el folleto no lo dice',
  },
  partlyOurs: 'En el folleto; los detalles son criterio de Palier',
  optionSources: {
    book: 'Opción de Palier; lo normal está en el folleto',
    ruling: 'Opción de Palier; lo normal es criterio nuestro: el folleto no lo dice',
  },
  usualMarks: {
    book: 'como en la caja',
    ruling: 'criterio de Palier',
  },
  byChance: 'Al azar',
  otherReading: 'También se puede leer así:',
  toHouseRule: (title) => `Regla de la casa: ${title}`,
  foundBy: (words) => `También se llama: ${words.join(', ')}`,
  unknownRule: (id) => `No existe la regla ${quote(id)}.`,
};

const form: Part<'rules'>['form'] = {
  about: 'Juega como en tu casa: cambia las reglas que quieras.',
  reset: 'Volver a las reglas de la caja',
  topics: {
    drawing: 'Robar y descartar',
    laying: 'Exponer, añadir, comodines',
    passing: 'Cartas Paso',
    ending: 'El final de la ronda',
    climbing: 'La subida y la victoria',
    keeping: 'Conservar cartas',
  },
  idleRules: (rules) =>
    `${count(rules, { one: 'regla no cambia', other: 'reglas no cambian' })} nada aquí`,
  idle: {
    'no-pass-cards': 'Esta baraja no tiene cartas Paso.',
    'no-jokers': 'Esta baraja no tiene comodines.',
    'more-than-two': 'Solo cuenta en partidas de dos.',
    'only-two': 'En partidas de dos solo hay un rival.',
    'not-open': 'Solo cuenta con niveles abiertos.',
    'no-two-sets': 'Ningún nivel de la partida pide dos grupos de cartas iguales.',
    'not-last-turn': 'Solo cuenta si la ronda termina con el turno en que se agota el mazo.',
    'nothing-kept': 'Aquí no se conservan cartas.',
    'one-level': 'Solo se juega un nivel.',
  },
};

export const rules: Part<'rules'> = {
  ...makeRuleWords(ledger, houseRules, searchWords),
  book,
  form,
};
