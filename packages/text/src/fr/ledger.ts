/** The rules for a player, in French. The law itself is in spec/. */
import type { LedgerTexts } from '../rules.ts';

export const ledger: LedgerTexts = {
  'DEAL-1': {
    title: 'Mélange et donne',
    text: 'À chaque manche, on mélange tout le paquet. Chacun reçoit dix cartes, une à une, en partant de la gauche du donneur. Seules les cartes gardées de la manche précédente échappent au mélange, et celui qui en garde en reçoit d’autant moins.',
  },
  'DEAL-2': {
    title: 'Pioche et défausses',
    text: 'Ce qui reste après la donne devient la pioche, face cachée. On en retourne la première carte : elle ouvre la défausse du donneur. Chaque joueur a sa défausse à lui, et celles des autres sont encore vides quand la manche commence.',
  },
  'DEAL-3': {
    title: 'La première carte retournée',
    text: 'La carte retournée à la donne ne produit aucun effet, même si c’est une carte Passe. Tu peux la prendre comme toute autre carte d’une défausse.',
  },
  'DEAL-4': {
    title: 'Qui distribue',
    text: 'Le premier donneur est tiré au sort. Ensuite, dans Level 8, c’est son voisin de gauche qui distribue ; dans Level Up, c’est le joueur qui a joué le dernier tour.',
  },
  'DEAL-5': {
    title: 'Qui commence',
    text: 'Le voisin de gauche du donneur joue en premier. On joue ensuite dans le sens des aiguilles d’une montre.',
  },
  'TURN-1': {
    title: 'Les trois temps du tour',
    text: 'Ton tour a trois temps, toujours dans cet ordre. D’abord, tu prends une carte : c’est obligatoire. Ensuite, si tu veux, tu poses ton niveau et tu ajoutes des cartes. Enfin, tu te défausses d’une carte, sauf si tu joues à la place une carte Passe ou une carte spéciale, si ta pose te fait gagner la partie ou, dans Level Up, si ta main est vide.',
  },
  'TURN-2': {
    title: 'Chacun son tour',
    text: 'Tu ne joues qu’à ton tour. Parfois, plusieurs joueurs décident en même temps, pour garder des cartes ou répondre à une carte Prise : chacun choisit alors pour soi, quand il veut, et personne ne voit le choix d’un autre avant que tous aient choisi. Une fois la partie terminée, plus personne ne joue.',
  },
  'DRAW-1': {
    title: 'Où prendre une carte',
    text: 'Tu prends la carte du dessus de la pioche ou d’une défausse, la tienne ou celle d’un autre. Les cartes du dessous ne se prennent pas.',
  },
  'DRAW-2': {
    title: 'Tout se prend',
    text: 'Sur une défausse, une carte Passe ou un joker se prend comme un nombre. Tu as même le droit de te défausser, au même tour, de la carte que tu viens de prendre.',
  },
  'DRAW-3': {
    title: 'Les cartes recouvertes',
    text: 'D’une défausse, on voit la carte du dessus et le nombre de cartes ; on ne fouille pas le reste. Mais ce que chacun a défaussé ou pris n’a rien de secret : tout le monde l’a vu, et chacun peut s’en souvenir, les robots aussi.',
  },
  'LAY-1': {
    title: 'Le niveau entier, rien d’autre',
    text: 'Tu poses d’un coup toutes les combinaisons de ton niveau, chacune avec exactement le nombre de cartes voulu. Impossible d’en garder un morceau pour plus tard, ou de poser une combinaison de trop.',
  },
  'LAY-2': {
    title: 'Poser est un choix',
    text: 'Rien ne t’oblige à poser ton niveau, même si tu l’as en main. Tu ne poses qu’une fois par manche.',
  },
  'LAY-3': {
    title: 'La suite',
    text: 'Dans une suite, les valeurs se suivent sans trou et les couleurs sont libres : 4, 5, 6 par exemple. Elle s’arrête à la plus haute valeur, 15 dans Level 8 et 18 dans Level Up ; le 1 ne vient pas après.',
  },
  'LAY-4': {
    title: 'Paire, brelan, carré',
    text: 'Deux cartes de même valeur font une paire, trois un brelan, quatre un carré ; les couleurs sont libres. Quand Level Up demande des cartes identiques, il s’agit aussi de cartes de la même valeur.',
  },
  'LAY-5': {
    title: 'La couleur',
    text: 'Une couleur réunit des cartes qui ont toutes la même couleur. Leurs valeurs n’ont pas d’importance.',
  },
  'LAY-6': {
    title: 'Des combinaisons indépendantes',
    text: 'Chaque combinaison d’un niveau se juge seule. Deux paires peuvent avoir la même valeur, deux suites peuvent être égales, se chevaucher ou se toucher. Une carte ne sert que dans une combinaison. Tu poses tes combinaisons dans l’ordre qui te plaît.',
  },
  'ADD-1': {
    title: 'Quand ajouter des cartes',
    text: 'Une fois ton niveau posé, tu peux ajouter des cartes de ta main à toutes les combinaisons de la table, les tiennes comme celles des autres. Ajoutes-en autant que tu veux, dès ce tour et à tous tes tours suivants de la manche. Tant que tu n’as pas posé, tu ne peux rien ajouter.',
  },
  'ADD-2': {
    title: 'Ce qu’on peut ajouter',
    text: 'Une suite s’allonge d’une valeur à l’un ou l’autre bout, sans descendre sous 1 ni dépasser la plus haute valeur. Une paire, un brelan ou un carré accueille toute carte de sa valeur, une couleur toute carte de sa couleur. La longueur n’est pas limitée.',
  },
  'ADD-3': {
    title: 'Les cartes posées ne bougent plus',
    text: 'Les cartes de la table ne bougent plus : on ne les déplace pas, on ne sépare ni ne réunit les combinaisons, on ne reprend rien. En cas d’erreur, tu peux annuler ce que tu as posé et ajouté pendant ton tour, comme si rien ne s’était passé. Si la table le permet, ce qui est d’usage contre des robots, tu peux aussi annuler ta défausse tant que personne n’a pioché ni pris de carte.',
  },
  'DISC-1': {
    title: 'Finir son tour',
    text: 'Ton tour s’achève quand tu mets une carte de ta main, celle que tu veux, face visible sur ta défausse.',
  },
  'DISC-2': {
    title: 'Défausser jokers et cartes Passe',
    text: 'Tu peux te défausser d’un joker. Tu peux aussi te défausser d’une carte Passe : dans ce cas, elle ne fait rien.',
  },
  'JOKER-1': {
    title: 'Le pouvoir du joker',
    text: 'Un joker prend la valeur ou la couleur qui t’arrange, mais il ne devient jamais une carte Passe. Un même niveau peut en contenir plusieurs.',
  },
  'JOKER-2': {
    title: 'Un joker ne change plus',
    text: 'En plaçant un joker, tu fixes son rôle : sa couleur parmi des cartes de même couleur, sa valeur dans toute autre combinaison. Il le garde jusqu’à la fin de la manche. Personne ne peut mettre la vraie carte à sa place.',
  },
  'JOKER-3': {
    title: 'Les limites du joker',
    text: 'Dans une suite, un joker ne descend pas sous 1 et ne dépasse pas la plus haute valeur. Peu importe que la carte qu’il remplace soit déjà sur la table ou dans une main.',
  },
  'JOKER-4': {
    title: 'Rien que des jokers',
    text: 'Une combinaison peut être faite uniquement de jokers. Tu annonces alors ce que vaut chacun d’eux.',
  },
  'PASS-1': {
    title: 'Jouer une carte Passe',
    text: 'Plutôt que de te défausser, tu peux mettre une carte Passe de ta main devant un adversaire qui n’en a pas encore. Ton tour est alors terminé.',
  },
  'PASS-2': {
    title: 'Passer son tour',
    text: 'Si tu as une carte Passe devant toi, ton prochain tour se résume à la glisser face visible sous la pioche. Tu ne prends, ne poses et n’ajoutes rien, et tu ne te défausses pas.',
  },
  'PASS-3': {
    title: 'Une carte Passe remonte',
    text: 'Quand la carte du dessus de la pioche est une carte Passe face visible, on refait aussitôt la pioche avec les défausses, qui ne gardent que leur carte du dessus. Cette carte Passe et toutes les cartes visibles sous elle sont mélangées avec le reste.',
  },
  'PASS-4': {
    title: 'Finir sur une carte Passe',
    text: 'Si ta dernière carte est une carte Passe, elle compte comme dernière défausse et personne ne passe son tour, même si tu la joues devant un adversaire qui n’en a pas. Tu termines la manche et tu as le bonus.',
  },
  'PASS-5': {
    title: 'Carte Passe encore devant toi',
    text: 'Une carte Passe encore devant toi à la fin de la manche ne compte plus. Tu joueras normalement à la manche suivante.',
  },
  'PASS-6': {
    title: 'La carte Passe à deux',
    text: 'À deux joueurs, la carte Passe marche comme d’habitude : ton adversaire passe son tour.',
  },
  'STOCK-1': {
    title: 'Refaire la pioche',
    text: 'Dans Level 8, quand la dernière carte de la pioche est prise, on en refait une aussitôt. Chaque défausse ne garde que sa carte du dessus ; tout ce qui est dessous est ramassé et mélangé.',
  },
  'STOCK-2': {
    title: 'Rien à ramasser',
    text: 'Dans Level 8, s’il n’y a rien à ramasser, la pioche reste vide et on prend sur les défausses. On la refait dès qu’un joueur va prendre une carte et qu’il y a de nouveau des cartes à ramasser. Si, à ton tour, tu ne peux rien prendre du tout, la manche s’arrête sans bonus pour personne.',
  },
  'STOCK-3': {
    title: 'Pioche vide dans Level Up',
    text: 'Dans Level Up, on ne refait pas la pioche. Celui qui en prend la dernière carte joue son tour jusqu’au bout, puis la manche s’arrête. S’il la termine en vidant sa main à ce tour, il a le bonus ; sinon, personne ne l’a.',
  },
  'STOCK-4': {
    title: 'Une manche bloquée',
    text: 'Si personne ne pose ni n’ajoute pendant très longtemps, la manche s’arrête sans bonus : il faut cinquante tours par joueur, soit 150 tours en tout à trois joueurs. On compte depuis la donne, et on repart de zéro à chaque pose et à chaque ajout. Un tour qu’on passe compte aussi.',
  },
  'STOCK-5': {
    title: 'Une partie bloquée',
    text: 'Après cinquante manches de suite sans que personne monte, la partie s’arrête. Les joueurs qui sont alors au niveau le plus haut se partagent la victoire.',
  },
  'END-1': {
    title: 'Terminer dans Level 8',
    text: 'Dans Level 8, tu termines la manche en te défaussant de ta dernière carte, et tout s’arrête là ; une carte Passe ou une carte spéciale convient aussi. Il te faut donc toujours garder de quoi te défausser : ta dernière carte ne peut être ni posée ni ajoutée. Seule la pose qui te fait gagner la partie peut vider ta main.',
  },
  'END-2': {
    title: 'Terminer dans Level Up',
    text: 'Dans Level Up, la manche s’arrête à l’instant où une main est vide. Peu importe que la dernière carte ait été posée, ajoutée ou défaussée.',
  },
  'END-3': {
    title: 'Qui monte',
    text: 'Si tu as terminé la manche, tu montes de deux niveaux : le second est ton bonus. Si tu as seulement posé ton niveau, tu montes d’un seul. Si tu n’as pas posé, tu restes où tu es, même avec une main vide. Personne ne va plus loin que la fin du parcours.',
  },
  'END-4': {
    title: 'Du niveau 6 au 8',
    text: 'Dans Level 8, si tu termines la manche au niveau 6, tu te retrouves au niveau 8. La partie n’est pas gagnée : il te reste à poser le niveau 8.',
  },
  'WIN-1': {
    title: 'Gagner dans Level 8',
    text: 'Dans Level 8, tu gagnes à l’instant où tu poses le dernier niveau, le 8, quel que soit ce qui te reste en main. Tu gagnes aussi en terminant la manche après avoir posé l’avant-dernier, le 7. Il n’y a qu’un gagnant.',
  },
  'WIN-2': {
    title: 'Gagner dans Level Up',
    text: 'Dans Level Up, tu gagnes si tu franchis le dernier palier, le 8, à la fin d’une manche : tu l’as posé, ou tu as terminé la manche avec le palier 7 posé. Si plusieurs y arrivent dans la même manche, celui d’entre eux qui l’a terminée gagne seul. Si aucun d’eux ne l’a terminée, ils partagent la victoire.',
  },
  'WIN-3': {
    title: 'Le palier 8 posé',
    text: 'Dans Level Up, un palier n’est franchi qu’à la fin de la manche. Quand quelqu’un pose le palier 8, on continue donc à jouer.',
  },
  'OPEN-1': {
    title: 'Choisir son palier',
    text: 'Avec les paliers au choix, tous tes paliers sont étalés devant toi. Tu peux poser n’importe lequel de ceux qui restent ; tu dis lequel au moment de poser.',
  },
  'OPEN-2': {
    title: 'Les paliers retirés',
    text: 'Avec les paliers au choix, le palier que tu as posé disparaît à la fin de la manche. Si tu as terminé la manche, tu en retires un deuxième, que tu choisis à ce moment-là. S’il n’en reste qu’un, c’est forcément lui.',
  },
  'OPEN-3': {
    title: 'Gagner avec les paliers au choix',
    text: 'Avec les paliers au choix, tu gagnes quand tes huit paliers ont disparu. Si plusieurs y arrivent dans la même manche, celui d’entre eux qui l’a terminée gagne seul ; si aucun ne l’a terminée, ils gagnent ensemble.',
  },
  'KEEP-1': {
    title: 'Garder des cartes',
    text: 'Avec les niveaux à deux étoiles, si la manche s’arrête alors que tu es au niveau 5, 6, 7 ou 8 sans avoir posé, tu peux garder jusqu’à quatre cartes de ton choix. Les autres ne les voient pas. Tous ceux qui y ont droit choisissent avant la donne ; on complète ensuite leur main à dix cartes, pas plus.',
  },
  'KEEP-2': {
    title: 'Hors du mélange',
    text: 'Les cartes que tu gardes ne sont pas mélangées pour la manche suivante. Quand la partie est terminée, on ne garde rien.',
  },
  'MASTER-1': {
    title: 'Les cartes de Level 8 Master',
    text: 'Les neuf cartes spéciales sont trois cartes Prise, trois cartes Échange et trois cartes Réserve. Si l’on joue avec Level 8 Master en entier, on ajoute aussi au paquet 90 cartes numérotées, de 1 à 15 en six couleurs, et neuf jokers limités. Trois d’entre eux ne peuvent valoir que de 1 à 5, trois de 6 à 10, trois de 11 à 15 ; dans une couleur, ils prennent toutes les couleurs.',
  },
  'MASTER-2': {
    title: 'Jouer une carte spéciale',
    text: 'Une carte Prise, Échange ou Réserve se joue à la place de la défausse. Elle n’entre dans aucune combinaison. Tu peux aussi simplement t’en défausser, et elle ne fait rien. Si c’est ta dernière carte, elle compte comme dernière défausse et reste également sans effet.',
  },
  'MASTER-3': {
    title: 'La carte Prise',
    text: 'Glisse la carte Prise face visible sous la pioche. Tous tes adversaires te montrent en même temps trois cartes de leur choix, ou toute leur main si elle en compte moins. Tu en prends une seule en tout, et son propriétaire la remplace par une carte de la pioche, s’il y en a. Ton tour est alors terminé, avec une carte de plus que d’habitude : ta main peut donc dépasser onze cartes.',
  },
  'MASTER-4': {
    title: 'La carte Échange',
    text: 'Glisse la carte Échange face visible sous la pioche. Mets ensuite une, deux ou trois cartes de ta main sur ta défausse, en gardant au moins une carte, et pioches-en autant. Si la pioche n’en a pas assez, même refaite, tu prends ce qu’il y a. Ton tour est alors terminé.',
  },
  'MASTER-5': {
    title: 'La carte Réserve',
    text: 'Mets la carte Réserve devant toi : elle y reste jusqu’à la fin de la manche. Si tu n’as pas posé d’ici là, tu peux garder jusqu’à trois cartes pour la manche suivante. Si le parcours te permet aussi d’en garder, seul le plus grand des deux nombres compte ; ils ne s’additionnent pas.',
  },
  'MASTER-6': {
    title: 'Une carte spéciale remonte',
    text: 'Une carte spéciale face visible sous la pioche se comporte comme une carte Passe au même endroit. Quand elle arrive sur le dessus, on refait la pioche et on l’y mélange, avec toutes les cartes visibles.',
  },
  'LADDER-1': {
    title: 'Ton propre parcours',
    text: 'Tu peux inventer un parcours de 1 à 12 niveaux. Un niveau demande de 1 à 5 combinaisons de 2 à 10 cartes chacune, et dix cartes au plus en tout. Si le paquet n’a pas les cartes qu’il faut pour un niveau, le parcours est refusé et on te dit pourquoi. Chaque joueur peut avoir un parcours différent.',
  },
  'INPUT-1': {
    title: 'Un coup illisible',
    text: 'Un coup qu’on ne comprend pas, ou qui nomme une carte, un joueur ou une combinaison qui n’existe pas, est refusé. Rien ne change et tu peux recommencer.',
  },
};
