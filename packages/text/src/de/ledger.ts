/** The rules for a player, in German. The law itself is in spec/. */
import type { LedgerTexts } from '../rules.ts';

export const ledger: LedgerTexts = {
  'DEAL-1': {
    title: 'Mischen und austeilen',
    text: 'Vor jeder Runde werden alle Karten neu gemischt. Der Geber teilt die Karten einzeln reihum aus, beginnend bei seinem linken Nachbarn, bis alle zehn haben. Karten, die jemand aus der vorigen Runde behält, werden nicht mitgemischt; wer welche behält, bekommt entsprechend weniger neue.',
  },
  'DEAL-2': {
    title: 'Nachziehstapel und Ablagestapel',
    text: 'Was nach dem Austeilen übrig ist, kommt verdeckt als Nachziehstapel auf den Tisch. Die oberste Karte wird aufgedeckt und kommt als erste auf den Ablagestapel des Gebers. Alle haben ihren eigenen Ablagestapel; die übrigen sind zu Beginn der Runde noch leer.',
  },
  'DEAL-3': {
    title: 'Die erste offene Karte',
    text: 'Die nach dem Austeilen aufgedeckte Karte bewirkt nichts, auch wenn es eine Aussetzkarte ist. Du darfst sie nehmen wie jede andere abgeworfene Karte.',
  },
  'DEAL-4': {
    title: 'Wer austeilt',
    text: 'Der erste Geber wird ausgelost. Danach teilt bei Level 8 immer der linke Nachbar des letzten Gebers aus, bei Level Up, wer in der Runde zuletzt gespielt hat.',
  },
  'DEAL-5': {
    title: 'Wer anfängt',
    text: 'Den ersten Zug hat der linke Nachbar des Gebers. Danach geht es im Uhrzeigersinn weiter.',
  },
  'TURN-1': {
    title: 'Ziehen, spielen, abwerfen',
    text: 'Dein Zug hat drei Schritte: Zuerst musst du eine Karte ziehen. Dann darfst du dein Level auslegen und Karten anlegen. Zum Schluss musst du eine Karte abwerfen. Das Abwerfen entfällt, wenn du stattdessen eine Aussetz- oder Sonderkarte spielst, mit dem Auslegen gewinnst oder bei Level Up keine Karte mehr hast.',
  },
  'TURN-2': {
    title: 'Nur wer dran ist',
    text: 'Du spielst nur, wenn du dran bist. Manchmal entscheiden mehrere zugleich, welche Karten sie behalten oder für eine Nimmkarte anbieten: Dann wählen alle für sich, und niemand sieht die Wahl der anderen, bevor alle gewählt haben. Ist die Partie vorbei, spielt niemand mehr.',
  },
  'DRAW-1': {
    title: 'Woher du ziehst',
    text: 'Ziehe die oberste Karte vom Nachziehstapel oder nimm die oberste Karte eines beliebigen Ablagestapels, auch deines eigenen. Karten, die tiefer liegen, bekommst du nicht.',
  },
  'DRAW-2': {
    title: 'Jede oberste Karte',
    text: 'Liegt oben auf einem Ablagestapel eine Aussetzkarte oder ein Joker, darfst du diese Karte genauso nehmen wie eine Zahlenkarte. Du darfst die Karte, die du eben genommen hast, sogar im selben Zug wieder abwerfen.',
  },
  'DRAW-3': {
    title: 'Die Karten darunter',
    text: 'Von einem Ablagestapel siehst du die oberste Karte und wie viele Karten er hat; durchsehen darfst du ihn nicht. Was jemand abgeworfen oder genommen hat, ist trotzdem kein Geheimnis: Alle haben es gesehen und dürfen es sich merken, auch die Bots.',
  },
  'LAY-1': {
    title: 'Das ganze Level auf einmal',
    text: 'Du legst alle Kombinationen deines Levels zusammen aus, jede mit genau so vielen Karten, wie das Level verlangt. Du kannst keinen Teil für später aufheben und keine zusätzliche Kombination auslegen.',
  },
  'LAY-2': {
    title: 'Auslegen ist freiwillig',
    text: 'Du musst dein Level nie auslegen, auch wenn du es auf der Hand hast. In jeder Runde kannst du nur einmal auslegen.',
  },
  'LAY-3': {
    title: 'Die Folge',
    text: 'Eine Folge besteht aus Karten, deren Werte lückenlos aufeinanderfolgen, zum Beispiel 4, 5, 6; die Farben sind egal. Nach dem höchsten Wert, der 15 bei Level 8 und der 18 bei Level Up, geht es nicht weiter: Eine 1 passt nicht dahinter.',
  },
  'LAY-4': {
    title: 'Paar, Drilling, Vierling',
    text: 'Zwei Karten mit gleichem Wert sind ein Paar, drei ein Drilling, vier ein Vierling; die Farben sind egal. Wenn Level Up identische Karten verlangt, sind damit ebenfalls Karten mit gleichem Wert gemeint.',
  },
  'LAY-5': {
    title: 'Karten einer Farbe',
    text: 'Verlangt ein Level Karten einer Farbe, müssen alle dieselbe Farbe haben. Die Werte sind egal.',
  },
  'LAY-6': {
    title: 'Jede Kombination für sich',
    text: 'Jede Kombination deines Levels gilt für sich. Zwei Paare dürfen denselben Wert haben, zwei Folgen dürfen gleich sein, sich überschneiden oder aneinander anschließen. Jede Karte zählt nur in einer Kombination. In welcher Reihenfolge du die Kombinationen hinlegst, ist egal.',
  },
  'ADD-1': {
    title: 'Wann du anlegen darfst',
    text: 'Sobald dein Level ausliegt, darfst du Handkarten an jede Kombination auf dem Tisch anlegen, an eigene und an fremde. Du darfst beliebig viele anlegen, noch im selben Zug und in allen weiteren Zügen der Runde. Vorher darfst du nichts anlegen.',
  },
  'ADD-2': {
    title: 'Welche Karten passen',
    text: 'Eine Folge kann an beiden Enden um den nächsten Wert wachsen, aber nicht unter 1 und nicht über den höchsten Wert hinaus. An ein Paar, einen Drilling oder einen Vierling passt jede Karte mit diesem Wert, an Karten einer Farbe jede weitere dieser Farbe. Eine Kombination darf beliebig lang werden.',
  },
  'ADD-3': {
    title: 'Was liegt, bleibt liegen',
    text: 'Karten auf dem Tisch bleiben, wo sie sind: Niemand verschiebt sie, trennt oder verbindet Kombinationen oder nimmt etwas auf die Hand zurück. Hast du dich vertan, kannst du zurücknehmen, was du in diesem Zug ausgelegt und angelegt hast, als wäre es nie geschehen. Ist es an deinem Tisch erlaubt, wie meist gegen Bots, kannst du auch das Abwerfen zurücknehmen, bis jemand eine Karte zieht oder nimmt.',
  },
  'DISC-1': {
    title: 'So endet dein Zug',
    text: 'Du beendest deinen Zug, indem du eine beliebige Handkarte offen auf deinen eigenen Ablagestapel legst.',
  },
  'DISC-2': {
    title: 'Joker und Aussetzkarten abwerfen',
    text: 'Du darfst einen Joker abwerfen. Auch eine Aussetzkarte darfst du abwerfen; dann setzt niemand aus.',
  },
  'JOKER-1': {
    title: 'Was ein Joker kann',
    text: 'Ein Joker steht für den Wert oder die Farbe, die du brauchst, aber nie für eine Aussetzkarte. In einem Level darfst du mehrere verwenden.',
  },
  'JOKER-2': {
    title: 'Ein Joker bleibt, was er ist',
    text: 'Spielst du einen Joker, legst du fest, wofür er steht: bei Karten einer Farbe für diese Farbe, in jeder anderen Kombination für einen Wert. Dabei bleibt es bis zum Ende der Runde. Niemand darf ihn gegen die echte Karte austauschen.',
  },
  'JOKER-3': {
    title: 'Grenzen für den Joker',
    text: 'In einer Folge darf ein Joker für keinen Wert unter 1 und für keinen über dem höchsten stehen. Die Karte, für die er steht, darf schon auf dem Tisch liegen oder auf der Hand eines anderen sein.',
  },
  'JOKER-4': {
    title: 'Nur aus Jokern',
    text: 'Eine Kombination darf ganz aus Jokern bestehen. Du legst dann fest, wofür jeder von ihnen steht.',
  },
  'PASS-1': {
    title: 'Eine Aussetzkarte spielen',
    text: 'Statt eine Karte abzuwerfen, darfst du eine Aussetzkarte aus deiner Hand vor einen Gegner legen, vor dem noch keine liegt. Damit ist dein Zug zu Ende.',
  },
  'PASS-2': {
    title: 'Aussetzen müssen',
    text: 'Liegt eine Aussetzkarte vor dir, besteht dein nächster Zug nur darin, sie offen unter den Nachziehstapel zu schieben. Du ziehst nicht, legst nichts aus oder an und wirfst nichts ab.',
  },
  'PASS-3': {
    title: 'Eine Aussetzkarte taucht auf',
    text: 'Sobald oben auf dem Nachziehstapel eine offene Aussetzkarte liegt, wird er aus den Ablagestapeln neu gebildet; jeder von ihnen behält nur seine oberste Karte. Die Aussetzkarte und alle offenen Karten darunter werden mit eingemischt.',
  },
  'PASS-4': {
    title: 'Aussetzkarte als letzte Karte',
    text: 'Ist deine letzte Karte eine Aussetzkarte, gilt sie als abgeworfen, und niemand setzt aus, auch wenn du sie vor einen Gegner legst, vor dem noch keine liegt. Du machst mit ihr Schluss und bekommst den Bonus.',
  },
  'PASS-5': {
    title: 'Übrig gebliebene Aussetzkarten',
    text: 'Liegt am Ende der Runde noch eine Aussetzkarte vor dir, verfällt sie. In der nächsten Runde setzt du nicht aus.',
  },
  'PASS-6': {
    title: 'Aussetzkarten zu zweit',
    text: 'Zu zweit wirken Aussetzkarten wie sonst auch: Dein Gegner setzt einmal aus.',
  },
  'STOCK-1': {
    title: 'Ein neuer Nachziehstapel',
    text: 'Zieht bei Level 8 jemand die letzte Karte vom Nachziehstapel, wird er sofort neu gebildet. Von jedem Ablagestapel bleibt die oberste Karte liegen; alle Karten darunter werden eingesammelt und gemischt.',
  },
  'STOCK-2': {
    title: 'Nichts zum Einsammeln',
    text: 'Gibt es bei Level 8 nichts einzusammeln, bleibt der Nachziehstapel leer, und ihr nehmt von den Ablagestapeln. Sobald jemand ziehen will und es wieder etwas einzusammeln gibt, wird er neu gebildet. Bist du dran und findest nirgends eine Karte, endet die Runde, und niemand bekommt den Bonus.',
  },
  'STOCK-3': {
    title: 'Letzte Karte bei Level Up',
    text: 'Bei Level Up gibt es keinen neuen Nachziehstapel. Wird die letzte Karte gezogen, wird dieser Zug noch zu Ende gespielt, dann ist die Runde vorbei. Den Bonus gibt es nur, wenn jemand in diesem Zug noch Schluss macht.',
  },
  'STOCK-4': {
    title: 'Eine festgefahrene Runde',
    text: 'Wenn sehr lange niemand auslegt oder anlegt, endet die Runde ohne Bonus: nach fünfzig Zügen je Spieler, zu dritt also nach 150 Zügen insgesamt. Gezählt wird ab dem Austeilen und nach jedem Auslegen oder Anlegen wieder von vorn. Auch ausgesetzte Züge zählen.',
  },
  'STOCK-5': {
    title: 'Eine festgefahrene Partie',
    text: 'Steigt fünfzig Runden hintereinander niemand auf, ist die Partie zu Ende. Es gewinnt, wer dann auf dem höchsten Level steht; stehen dort mehrere, gewinnen sie gemeinsam.',
  },
  'END-1': {
    title: 'Schluss machen bei Level 8',
    text: 'Bei Level 8 machst du Schluss, indem du deine letzte Karte abwirfst: Die Runde ist sofort vorbei. Auch eine Aussetz- oder Sonderkarte gilt dabei als abgeworfen. Dir muss also immer eine Karte zum Abwerfen bleiben: Die letzte darfst du weder auslegen noch anlegen, es sei denn, du gewinnst mit dem Auslegen die Partie.',
  },
  'END-2': {
    title: 'Schluss machen bei Level Up',
    text: 'Bei Level Up ist die Runde in dem Moment vorbei, in dem jemand keine Karte mehr hat. Ob die letzte ausgelegt, angelegt oder abgeworfen wurde, ist egal.',
  },
  'END-3': {
    title: 'Wer aufsteigt',
    text: 'Hast du Schluss gemacht, steigst du zwei Level auf; das zweite ist dein Bonus. Hast du nur dein Level ausgelegt, ist es eins. Hast du nicht ausgelegt, bleibst du stehen, selbst mit leerer Hand. Weiter als bis zum letzten Level steigt niemand auf.',
  },
  'END-4': {
    title: 'Von Level 6 auf 8',
    text: 'Machst du bei Level 8 auf dem sechsten Level Schluss, kommst du auf das achte. Gewonnen hast du noch nicht: Du musst es erst auslegen.',
  },
  'WIN-1': {
    title: 'Gewinnen bei Level 8',
    text: 'Bei Level 8 gewinnst du sofort, wenn du das letzte Level auslegst, das achte, egal wie viele Karten du noch hast. Du gewinnst auch, wenn du das vorletzte, das siebte, ausgelegt hast und Schluss machst. Es gewinnt immer nur ein Spieler.',
  },
  'WIN-2': {
    title: 'Gewinnen bei Level Up',
    text: 'Bei Level Up gewinnst du, wenn du am Ende einer Runde das letzte Level schaffst, das achte: Du hast es ausgelegt, oder du hast das siebte ausgelegt und Schluss gemacht. Schaffen es mehrere in derselben Runde und hat einer von ihnen Schluss gemacht, gewinnt er allein. Sonst gewinnen sie gemeinsam.',
  },
  'WIN-3': {
    title: 'Das achte Level ausgelegt',
    text: 'Bei Level Up ist ein Level erst am Ende der Runde geschafft. Legt jemand das achte aus, geht die Runde deshalb einfach weiter.',
  },
  'OPEN-1': {
    title: 'Das Level aussuchen',
    text: 'Bei offenen Leveln liegen alle deine Level sichtbar vor dir. Du darfst jedes auslegen, das noch da ist, und sagst beim Auslegen, welches es ist.',
  },
  'OPEN-2': {
    title: 'Level entfernen',
    text: 'Bei offenen Leveln entfernst du am Ende der Runde das Level, das du ausgelegt hast. Hast du Schluss gemacht, suchst du dir noch ein zweites zum Entfernen aus. Ist nur noch eins übrig, fällt es von selbst weg.',
  },
  'OPEN-3': {
    title: 'Sieg bei offenen Leveln',
    text: 'Bei offenen Leveln gewinnst du, wenn alle acht entfernt sind. Gelingt das mehreren in derselben Runde und hat einer von ihnen Schluss gemacht, gewinnt er allein. Sonst gewinnen sie gemeinsam.',
  },
  'KEEP-1': {
    title: 'Karten behalten',
    text: 'Bei den Leveln mit zwei Sternen gilt: Hast du auf Level 5, 6, 7 oder 8 bis zum Ende der Runde nicht ausgelegt, darfst du bis zu vier Karten deiner Wahl behalten. Die anderen sehen sie nicht. Alle, die Karten behalten dürfen, wählen vor dem nächsten Austeilen und bekommen dann nur noch so viele, dass sie zehn haben.',
  },
  'KEEP-2': {
    title: 'Nicht mitgemischt',
    text: 'Karten, die du behältst, werden für die nächste Runde nicht mitgemischt. Ist die Partie vorbei, behält niemand etwas.',
  },
  'MASTER-1': {
    title: 'Welche Master-Karten es gibt',
    text: 'Mit den Sonderkarten kommen je drei Nimm-, Tausch- und Haltekarten ins Spiel. Mit allen Master-Karten kommen noch 90 Zahlenkarten von 1 bis 15 in sechs Farben und neun begrenzte Joker dazu. Je drei davon stehen nur für einen Wert von 1 bis 5, 6 bis 10 oder 11 bis 15; bei Karten einer Farbe dürfen sie für jede Farbe stehen.',
  },
  'MASTER-2': {
    title: 'Eine Sonderkarte spielen',
    text: 'Nimm-, Tausch- und Haltekarten spielst du, statt eine Karte abzuwerfen. In eine Kombination gehören sie nie. Du darfst sie auch einfach abwerfen, dann bewirken sie nichts. Ist eine Sonderkarte deine letzte Karte, gilt sie als abgeworfen und bewirkt ebenfalls nichts.',
  },
  'MASTER-3': {
    title: 'Die Nimmkarte',
    text: 'Schiebe die Nimmkarte offen unter den Nachziehstapel. Alle Gegner bieten dir gleichzeitig je drei Karten ihrer Wahl an oder, wenn sie weniger haben, ihre ganze Hand. Von all diesen Karten nimmst du eine, und wer sie abgibt, zieht eine neue vom Nachziehstapel, sofern es dort eine gibt. Dein Zug endet so mit einer Karte mehr als üblich; du kannst dadurch auch mehr als elf Karten haben.',
  },
  'MASTER-4': {
    title: 'Die Tauschkarte',
    text: 'Schiebe die Tauschkarte offen unter den Nachziehstapel. Lege dann eine bis drei Handkarten auf deinen Ablagestapel, aber behalte mindestens eine Karte, und ziehe ebenso viele nach. Reicht auch ein neu gebildeter Nachziehstapel nicht, bekommst du, was da ist. Damit endet dein Zug.',
  },
  'MASTER-5': {
    title: 'Die Haltekarte',
    text: 'Lege die Haltekarte offen vor dich; dort bleibt sie bis zum Ende der Runde. Hast du bis dahin nicht ausgelegt, darfst du bis zu drei Karten für die nächste Runde behalten. Erlaubt dir das auch dein Levelset, gilt nur die größere der beiden Zahlen; zusammengezählt wird nicht.',
  },
  'MASTER-6': {
    title: 'Eine Sonderkarte taucht auf',
    text: 'Eine Sonderkarte, die offen unter dem Nachziehstapel liegt, wirkt dort wie eine Aussetzkarte. Kommt sie nach oben, wird der Nachziehstapel neu gebildet; sie und alle offenen Karten darunter werden mit eingemischt.',
  },
  'LADDER-1': {
    title: 'Dein eigenes Levelset',
    text: 'Du kannst dir ein Levelset mit 1 bis 12 Leveln ausdenken. Ein Level verlangt 1 bis 5 Kombinationen aus je 2 bis 10 Karten, insgesamt höchstens zehn Karten. Gibt das Spiel die Karten für ein Level nicht her, wird das Levelset abgelehnt, und du erfährst den Grund. Ihr dürft auch mit verschiedenen Levelsets gegeneinander spielen.',
  },
  'INPUT-1': {
    title: 'Unklare Spielzüge',
    text: 'Ein Spielzug, der nicht zu verstehen ist oder eine Karte, einen Platz oder eine Kombination nennt, die es nicht gibt, wird abgelehnt. Nichts ändert sich, und du kannst es noch einmal versuchen.',
  },
};
