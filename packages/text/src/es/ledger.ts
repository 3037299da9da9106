/** The rules for a player, in Spanish. The law itself is in spec/. */
import type { LedgerTexts } from '../rules.ts';

export const ledger: LedgerTexts = {
  'DEAL-1': {
    title: 'Barajar y repartir',
    text: 'En cada ronda se barajan de nuevo todas las cartas. Empezando por la izquierda de quien reparte, cada jugador recibe diez, de una en una. Solo quedan fuera del barajado las cartas conservadas de la ronda anterior; si conservaste alguna, recibes las que te falten para tener diez.',
  },
  'DEAL-2': {
    title: 'Mazo de robo y descartes',
    text: 'Las cartas que sobran del reparto forman el mazo de robo, boca abajo. Se destapa la primera, que abre la pila de descartes de quien reparte. Cada jugador tiene su propia pila de descartes; las demás están vacías cuando empieza la ronda.',
  },
  'DEAL-3': {
    title: 'La primera carta destapada',
    text: 'La carta que se destapa en el reparto no tiene ningún efecto, aunque sea una carta Paso. Puedes tomarla como cualquier otro descarte.',
  },
  'DEAL-4': {
    title: 'Quién reparte',
    text: 'El azar decide quién reparte primero. Después, en Level 8 el reparto pasa a la izquierda; en Level Up, a quien haya jugado el último turno.',
  },
  'DEAL-5': {
    title: 'Quién empieza',
    text: 'Juega primero quien está a la izquierda de quien reparte. A partir de ahí, el turno pasa siempre hacia la izquierda, alrededor de la mesa.',
  },
  'TURN-1': {
    title: 'Robar, jugar y descartar',
    text: 'Tu turno tiene tres pasos, siempre en este orden. Primero robas una carta, y este paso no te lo puedes saltar. Luego, si quieres, expones tu nivel y añades cartas. Al final descartas una carta, salvo que juegues en su lugar una carta Paso o especial, que lo que expongas te dé la victoria o que, en Level Up, te quedes sin cartas.',
  },
  'TURN-2': {
    title: 'Espera a tu turno',
    text: 'Solo juegas cuando es tu turno. A veces deciden varios jugadores a la vez, para conservar cartas o responder a una carta Toma: cada cual elige por su cuenta, en cualquier orden, y nadie ve lo que eligen los demás hasta que han elegido todos. Cuando la partida termina, ya no juega nadie.',
  },
  'DRAW-1': {
    title: 'De dónde robar',
    text: 'Roba la carta de encima del mazo, o toma la de encima de cualquier pila de descartes, también de la tuya. Las que están debajo no se pueden tomar.',
  },
  'DRAW-2': {
    title: 'Puedes tomar cualquier descarte',
    text: 'Un comodín o una carta Paso que esté encima de una pila de descartes se toma igual que un número. Incluso puedes descartar, en el mismo turno, la carta que acabas de tomar.',
  },
  'DRAW-3': {
    title: 'Las cartas de debajo',
    text: 'De cada pila de descartes ves la carta de encima y cuántas hay; no puedes mirar las demás. Aun así, lo que cada jugador descartó o tomó no es ningún secreto: lo vio toda la mesa, y cualquiera puede recordarlo, también los bots.',
  },
  'LAY-1': {
    title: 'El nivel entero de una vez',
    text: 'Exponer tu nivel es poner en la mesa, boca arriba y a la vez, todas sus combinaciones, cada una con el número exacto de cartas que pide. No puedes dejar una parte para más tarde ni exponer una combinación de más.',
  },
  'LAY-2': {
    title: 'Exponer el nivel es voluntario',
    text: 'Exponer tu nivel nunca es obligatorio, aunque lo tengas completo en la mano. Solo puedes exponerlo una vez por ronda.',
  },
  'LAY-3': {
    title: 'Qué es una escalera',
    text: 'Una escalera son números seguidos, sin huecos y de cualquier color: por ejemplo, 4, 5 y 6. Acaba en el número más alto, el 15 en Level 8 y el 18 en Level Up; después no puede venir un 1.',
  },
  'LAY-4': {
    title: 'Pareja, trío y cuarteto',
    text: 'Son grupos de cartas con el mismo número, de cualquier color: dos forman una pareja; tres, un trío; cuatro, un cuarteto; y pueden ser más. Cuando Level Up pide cartas idénticas, también se refiere a cartas con el mismo número.',
  },
  'LAY-5': {
    title: 'Cartas del mismo color',
    text: 'Esta combinación se hace con cartas de un solo color. Los números no importan.',
  },
  'LAY-6': {
    title: 'Cada combinación cuenta aparte',
    text: 'Las combinaciones de un nivel se miran una por una. Dos parejas pueden tener el mismo número, y dos escaleras pueden ser iguales, solaparse o ir seguidas. Cada carta cuenta en una sola combinación. Tú eliges en qué orden las expones.',
  },
  'ADD-1': {
    title: 'Cuándo puedes añadir',
    text: 'Una vez expuesto tu nivel, puedes añadir cartas de tu mano a cualquier combinación de la mesa, tuya o de otro jugador. Puedes añadir todas las que quieras, en ese mismo turno y en los siguientes de la ronda. Antes no puedes añadir nada.',
  },
  'ADD-2': {
    title: 'Qué cartas encajan',
    text: 'A una escalera se le añade el número siguiente por arriba o por abajo, sin bajar del 1 ni pasar del número más alto. A un grupo, cualquier carta con su número, y a las cartas del mismo color, cualquiera de ese color. Una combinación puede crecer todo lo que quieras.',
  },
  'ADD-3': {
    title: 'Lo que está en la mesa',
    text: 'Las cartas de la mesa se quedan donde están: nadie las mueve ni vuelve a tomarlas, ni divide ni junta combinaciones. Si te has equivocado, puedes deshacer lo que has expuesto y añadido en este turno, como si no hubiera pasado. Si la mesa lo permite, como suele ocurrir contra bots, también puedes deshacer tu descarte hasta que alguien robe o tome una carta.',
  },
  'DISC-1': {
    title: 'El final de tu turno',
    text: 'Terminas tu turno poniendo una carta cualquiera de tu mano, boca arriba, en tu propia pila de descartes.',
  },
  'DISC-2': {
    title: 'Descartar comodines y cartas Paso',
    text: 'Puedes descartar un comodín. También puedes descartar una carta Paso; en ese caso nadie pierde el turno.',
  },
  'JOKER-1': {
    title: 'Qué puede ser un comodín',
    text: 'Un comodín puede ser el número o el color que necesites, pero no una carta Paso. Puedes usar varios en el mismo nivel.',
  },
  'JOKER-2': {
    title: 'El comodín no cambia',
    text: 'Al poner un comodín decides qué representa: uno de los seis colores entre cartas del mismo color, y un número en las demás combinaciones. Así se queda el resto de la ronda. Nadie puede rescatarlo con la carta que representa.',
  },
  'JOKER-3': {
    title: 'Los límites del comodín',
    text: 'En una escalera, un comodín no puede bajar del 1 ni pasar del número más alto. La carta que representa puede estar ya en la mesa o en la mano de alguien.',
  },
  'JOKER-4': {
    title: 'Solo con comodines',
    text: 'Puedes hacer una combinación solo con comodines, siempre que digas qué representa cada uno.',
  },
  'PASS-1': {
    title: 'Jugar una carta Paso',
    text: 'En lugar de descartar, puedes poner una carta Paso de tu mano delante de un rival que aún no tenga ninguna. Con eso termina tu turno.',
  },
  'PASS-2': {
    title: 'Perder el turno',
    text: 'Si tienes delante una carta Paso, en tu siguiente turno solo haces una cosa: meterla boca arriba debajo del mazo. No robas, no expones tu nivel, no añades cartas ni descartas.',
  },
  'PASS-3': {
    title: 'Aparece una carta Paso',
    text: 'Cuando encima del mazo queda una carta Paso boca arriba, se forma enseguida un mazo nuevo con los descartes; cada pila conserva solo su carta de encima. La carta Paso y las que estén boca arriba debajo de ella se barajan también.',
  },
  'PASS-4': {
    title: 'Paso como última carta',
    text: 'Si tu última carta es una carta Paso, cuenta como tu último descarte y nadie pierde el turno, aunque la juegues delante de un rival. Con ella cierras la ronda y ganas el nivel extra.',
  },
  'PASS-5': {
    title: 'Cartas Paso sin usar',
    text: 'Si al terminar la ronda aún tienes delante una carta Paso, ya no cuenta. No pierdes ningún turno en la siguiente ronda.',
  },
  'PASS-6': {
    title: 'Paso con dos jugadores',
    text: 'En partidas de dos, las cartas Paso funcionan como siempre: tu rival pierde el turno.',
  },
  'STOCK-1': {
    title: 'Un mazo nuevo',
    text: 'En Level 8, cuando alguien roba la última carta del mazo, se forma otro enseguida. Cada pila de descartes conserva su carta de encima; todas las que hay debajo se recogen y se barajan.',
  },
  'STOCK-2': {
    title: 'Sin cartas que recoger',
    text: 'En Level 8, si no hay nada que recoger, el mazo sigue vacío y se toma de las pilas de descartes. Se forma otro en cuanto alguien va a robar y vuelve a haber cartas que recoger. Si es tu turno y no puedes robar nada, la ronda termina y nadie gana el nivel extra.',
  },
  'STOCK-3': {
    title: 'Última carta en Level Up',
    text: 'En Level Up no se forma un segundo mazo. Quien roba la última carta acaba su turno, y con él termina la ronda. Si la cierra en ese turno, gana el nivel extra; si no, no lo gana nadie.',
  },
  'STOCK-4': {
    title: 'Una ronda atascada',
    text: 'Si nadie expone ni añade cartas durante mucho tiempo, la ronda termina sin nivel extra: son cincuenta turnos por jugador, es decir, 150 si juegan tres. Se cuenta desde el reparto y se vuelve a empezar cada vez que alguien expone su nivel o añade una carta. Los turnos perdidos también cuentan.',
  },
  'STOCK-5': {
    title: 'Una partida atascada',
    text: 'Si nadie sube durante cincuenta rondas seguidas, la partida termina. Comparten la victoria quienes estén entonces en el nivel más alto.',
  },
  'END-1': {
    title: 'Cerrar en Level 8',
    text: 'En Level 8 cierras la ronda al descartar tu última carta, y la ronda acaba ahí; una carta Paso o especial también vale como ese descarte. Por eso tienes que guardar una carta para descartarla: la última no se puede exponer ni añadir. La única excepción es exponer el nivel que da la victoria.',
  },
  'END-2': {
    title: 'Cerrar en Level Up',
    text: 'En Level Up, la ronda acaba en cuanto alguien se queda sin cartas. Da igual si la última se expone, se añade o se descarta.',
  },
  'END-3': {
    title: 'Quién sube',
    text: 'Si cierras la ronda, subes dos niveles; el segundo es tu nivel extra. Si solo has expuesto tu nivel, subes uno. Si no lo has expuesto, te quedas donde estás, aunque no tengas cartas. Nadie sube más allá del último nivel.',
  },
  'END-4': {
    title: 'Del nivel 6 al 8',
    text: 'En Level 8, si cierras la ronda en el nivel 6, pasas al nivel 8. Aún no has ganado: te falta exponerlo.',
  },
  'WIN-1': {
    title: 'Ganar en Level 8',
    text: 'En Level 8 ganas en el acto cuando expones el último nivel, el 8, te queden las cartas que te queden. También ganas si has expuesto el nivel 7, el penúltimo, y cierras la ronda. Solo puede ganar un jugador.',
  },
  'WIN-2': {
    title: 'Ganar en Level Up',
    text: 'En Level Up ganas si superas el último nivel, el 8, al final de una ronda: porque lo has expuesto, o porque has cerrado la ronda con el 7 expuesto. Si lo superan varios a la vez, gana solo quien haya cerrado la ronda. Si no la ha cerrado ninguno de ellos, ganan todos.',
  },
  'WIN-3': {
    title: 'Exponer el 8 en Level Up',
    text: 'En Level Up, los niveles se superan al final de la ronda. Por eso, cuando alguien expone el nivel 8, la ronda sigue.',
  },
  'OPEN-1': {
    title: 'Elige tu nivel',
    text: 'Con niveles abiertos, tienes todos tus niveles a la vista. Puedes exponer cualquiera de los que te quedan, y dices cuál en el momento de exponerlo.',
  },
  'OPEN-2': {
    title: 'Retirar niveles abiertos',
    text: 'Con niveles abiertos, al final de la ronda retiras el nivel que has expuesto. Si has cerrado la ronda, eliges otro más y lo retiras también. Si solo te queda uno, se retira sin que tengas que elegir.',
  },
  'OPEN-3': {
    title: 'Ganar con niveles abiertos',
    text: 'Con niveles abiertos ganas cuando has retirado los ocho. Si lo consiguen varios en la misma ronda, gana solo quien la haya cerrado; si no la ha cerrado ninguno de ellos, ganan todos.',
  },
  'KEEP-1': {
    title: 'Conservar cartas',
    text: 'En los niveles de dos estrellas, si la ronda termina cuando estás en el 5, el 6, el 7 o el 8 y no lo has expuesto, puedes conservar hasta cuatro cartas a tu elección. Los demás no las ven. Se eligen antes del siguiente reparto, que solo completa tu mano hasta diez.',
  },
  'KEEP-2': {
    title: 'Las cartas conservadas',
    text: 'Las cartas que conservas no se barajan para la siguiente ronda. Cuando la partida termina, nadie conserva nada.',
  },
  'MASTER-1': {
    title: 'Las cartas de Master',
    text: 'Con las cartas especiales se añaden a la baraja tres cartas Toma, tres Cambio y tres Reserva. Con todo el juego Master se añaden además otros 90 números, del 1 al 15 en seis colores, y nueve comodines limitados: tres solo del 1 al 5, tres del 6 al 10 y tres del 11 al 15. Entre cartas del mismo color, estos comodines pueden ser de cualquier color.',
  },
  'MASTER-2': {
    title: 'Jugar una carta especial',
    text: 'Una carta Toma, Cambio o Reserva se juega en lugar del descarte. Nunca forma parte de una combinación. También puedes descartarla sin más, y entonces no tiene efecto. Si es tu última carta, cuenta como tu último descarte y tampoco tiene efecto.',
  },
  'MASTER-3': {
    title: 'La carta Toma',
    text: 'Mete la carta Toma boca arriba debajo del mazo. Todos tus rivales te enseñan a la vez tres cartas a su elección, o toda la mano si tienen menos. De todas ellas te llevas una sola, y quien la pierde roba otra del mazo, si queda alguna. Con eso termina tu turno y te quedas con una carta más, así que puedes tener más de once.',
  },
  'MASTER-4': {
    title: 'La carta Cambio',
    text: 'Mete la carta Cambio boca arriba debajo del mazo. Pon una, dos o tres cartas de tu mano en tu pila de descartes, quedándote al menos con una, y roba otras tantas del mazo. Si no hay bastantes ni siquiera formando un mazo nuevo, robas las que haya. Con eso termina tu turno.',
  },
  'MASTER-5': {
    title: 'La carta Reserva',
    text: 'Pon la carta Reserva delante de ti; ahí se queda hasta el final de la ronda. Si para entonces no has expuesto tu nivel, puedes conservar hasta tres cartas para la siguiente ronda. Si tu nivel también te deja conservar cartas, cuenta solo el número mayor; no se suman.',
  },
  'MASTER-6': {
    title: 'Aparece una carta especial',
    text: 'Una carta especial boca arriba debajo del mazo funciona allí como una carta Paso. Cuando queda encima, se forma un mazo nuevo y se baraja con él, junto con todas las cartas boca arriba.',
  },
  'LADDER-1': {
    title: 'Tu propia serie de niveles',
    text: 'Puedes crear una serie de 1 a 12 niveles. Cada nivel pide de 1 a 5 combinaciones de 2 a 10 cartas, y 10 cartas como máximo en total. Si la baraja no tiene cartas suficientes para un nivel, la serie se rechaza y se te explica por qué. Cada jugador puede tener una serie distinta.',
  },
  'INPUT-1': {
    title: 'Jugadas sin sentido',
    text: 'Una jugada que no se entiende, o que nombra una carta, un jugador o una combinación que no existe, se rechaza. No cambia nada, y puedes volver a intentarlo.',
  },
};
