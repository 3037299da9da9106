/** The rules for a player, in German. The law itself is in spec/. */
import type { LedgerTexts } from '../rules.ts';

export const ledger: LedgerTexts = {
  'DEAL-1': {
    title: 'Mischen und geben',
    text: 'Vor jeder Runde werden alle Karten neu gemischt. Alle bekommen zehn Karten, einzeln und der Reihe nach, angefangen links vom Geber. Nur Karten, die jemand aus der vorigen Runde behält, bleiben draußen; dafür bekommt diese Person entsprechend weniger.',
  },
  'DEAL-2': {
    title: 'Nachziehstapel und Ablagestapel',
    text: 'Was nach dem Geben übrig ist, kommt verdeckt als Nachziehstapel auf den Tisch. Seine erste Karte wird umgedreht und eröffnet den Ablagestapel des Gebers. Alle haben ihren eigenen Ablagestapel; die übrigen sind zu Beginn der Runde noch leer.',
  },
  'DEAL-3': {
    title: 'Die erste offene Karte',
    text: 'Die beim Geben umgedrehte Karte bewirkt nichts, auch wenn es eine Passkarte ist. Du darfst sie nehmen wie jede andere abgeworfene Karte.',
  },
  'DEAL-4': {
    title: 'Wer gibt',
    text: 'Wer zuerst gibt, entscheidet das Los. Danach gibt bei Level 8 immer der linke Nachbar des letzten Gebers, bei Level Up dagegen, wer den letzten Zug der Runde hatte.',
  },
  'DEAL-5': {
    title: 'Wer anfängt',
    text: 'Wer links vom Geber sitzt, hat den ersten Zug. Von da an geht es reihum immer nach links weiter.',
  },
  'TURN-1': {
    title: 'Ziehen, spielen, abwerfen',
    text: 'Dein Zug hat drei Schritte, immer in dieser Reihenfolge. Zuerst musst du eine Karte ziehen. Wenn du willst, legst du nun dein Level aus und legst Karten an. Zum Schluss musst du eine Karte abwerfen, außer du spielst stattdessen eine Passkarte oder eine Sonderkarte, gewinnst mit dem Auslegen die Partie oder hast, bei Level Up, keine Karte mehr auf der Hand.',
  },
  'TURN-2': {
    title: 'Nur wer dran ist',
    text: 'Du spielst nur, wenn du an der Reihe bist. Manchmal entscheiden mehrere zugleich, welche Karten sie behalten oder bei einer Karte Nehmen vorzeigen: Dann wählen alle für sich, egal wer zuerst, und niemand sieht die Wahl der anderen, bevor alle gewählt haben. Ist die Partie vorbei, spielt niemand mehr.',
  },
  'DRAW-1': {
    title: 'Woher du ziehst',
    text: 'Zieh die oberste Karte vom Nachziehstapel oder die oberste Karte eines beliebigen Ablagestapels, auch deines eigenen. An tiefer liegende Karten kommst du nicht heran.',
  },
  'DRAW-2': {
    title: 'Jede oberste Karte',
    text: 'Liegt eine Passkarte oder ein Joker oben auf einem Ablagestapel, darfst du sie nehmen wie eine Zahl. Du darfst die Karte, die du gerade gezogen hast, sogar im selben Zug wieder abwerfen.',
  },
  'DRAW-3': {
    title: 'Die Karten darunter',
    text: 'Von einem Ablagestapel siehst du die oberste Karte und die Zahl der Karten; durchblättern darfst du ihn nicht. Was jemand abgeworfen oder genommen hat, ist trotzdem kein Geheimnis: Alle haben es gesehen und dürfen es sich merken, auch die Computerspieler.',
  },
  'LAY-1': {
    title: 'Das ganze Level auf einmal',
    text: 'Du legst alle Kombinationen deines Levels zusammen aus, jede mit genau so vielen Karten, wie das Level fordert. Du kannst keinen Teil für später aufheben und keine zusätzliche Kombination auslegen.',
  },
  'LAY-2': {
    title: 'Auslegen ist freiwillig',
    text: 'Du musst dein Level nie auslegen, auch wenn du es auf der Hand hast. In jeder Runde kannst du nur einmal auslegen.',
  },
  'LAY-3': {
    title: 'Die Folge',
    text: 'Eine Folge besteht aus lückenlos aufsteigenden Werten in beliebigen Farben, zum Beispiel 4, 5, 6. Beim höchsten Wert ist Schluss, das ist die 15 bei Level 8 und die 18 bei Level Up; eine 1 passt nicht dahinter.',
  },
  'LAY-4': {
    title: 'Paar, Drilling, Vierling',
    text: 'Zwei Karten mit gleichem Wert sind ein Paar, drei ein Drilling, vier ein Vierling; die Farben sind beliebig. Wenn Level Up identische Karten verlangt, sind auch damit Karten mit gleichem Wert gemeint.',
  },
  'LAY-5': {
    title: 'Die Farbe',
    text: 'Eine Farbe besteht aus Karten, die alle dieselbe Farbe haben. Auf die Werte kommt es nicht an.',
  },
  'LAY-6': {
    title: 'Jede Kombination für sich',
    text: 'Die Kombinationen eines Levels werden einzeln betrachtet. Zwei Paare dürfen denselben Wert haben, zwei Folgen dürfen gleich sein, sich überschneiden oder aneinandergrenzen. Jede Karte zählt nur in einer Kombination. In welcher Ordnung du sie auslegst, ist dir überlassen.',
  },
  'ADD-1': {
    title: 'Wann du anlegen darfst',
    text: 'Sobald dein Level ausliegt, darfst du Karten aus der Hand an jede Kombination auf dem Tisch anlegen, an eigene und an fremde. Du darfst beliebig viele anlegen, sofort und in all deinen weiteren Zügen der Runde. Vorher darfst du nichts anlegen.',
  },
  'ADD-2': {
    title: 'Welche Karten passen',
    text: 'An eine Folge passt an beiden Enden der nächste Wert, nicht unter 1 und nicht über dem höchsten Wert. An ein Paar, einen Drilling oder einen Vierling passt jede Karte mit diesem Wert, an eine Farbe jede Karte in dieser Farbe. Eine Kombination darf beliebig lang werden.',
  },
  'ADD-3': {
    title: 'Was liegt, bleibt liegen',
    text: 'Karten auf dem Tisch bleiben, wo sie sind: Niemand verschiebt sie, trennt oder verbindet Kombinationen oder nimmt etwas zurück auf die Hand. Hast du dich vertan, kannst du rückgängig machen, was du in diesem Zug ausgelegt und angelegt hast, als wäre es nie geschehen.',
  },
  'DISC-1': {
    title: 'So endet dein Zug',
    text: 'Du beendest deinen Zug, indem du eine beliebige Handkarte offen auf deinen eigenen Ablagestapel legst.',
  },
  'DISC-2': {
    title: 'Joker und Passkarten abwerfen',
    text: 'Du darfst einen Joker abwerfen. Auch eine Passkarte darfst du abwerfen; dann bewirkt sie nichts.',
  },
  'JOKER-1': {
    title: 'Was ein Joker kann',
    text: 'Ein Joker gilt als der Wert oder die Farbe, die du brauchst, aber nie als Passkarte. In einem Level darfst du mehrere verwenden.',
  },
  'JOKER-2': {
    title: 'Ein Joker bleibt, was er ist',
    text: 'Beim Hinlegen legst du fest, wofür ein Joker steht: in einer Farbe für eine Farbe, in jeder anderen Kombination für einen Wert. Dabei bleibt es bis zum Ende der Runde. Niemand kann ihn gegen die echte Karte tauschen.',
  },
  'JOKER-3': {
    title: 'Grenzen für den Joker',
    text: 'In einer Folge darf ein Joker nicht unter 1 und nicht über dem höchsten Wert stehen. Die Karte, die er vertritt, darf ruhig schon auf dem Tisch liegen oder auf jemandes Hand sein.',
  },
  'JOKER-4': {
    title: 'Nur aus Jokern',
    text: 'Eine Kombination darf ganz aus Jokern bestehen. Du sagst dann an, wofür jeder von ihnen steht.',
  },
  'PASS-1': {
    title: 'Eine Passkarte spielen',
    text: 'Statt abzuwerfen, darfst du eine Passkarte aus deiner Hand vor einen Gegner legen, vor dem noch keine liegt. Damit ist dein Zug zu Ende.',
  },
  'PASS-2': {
    title: 'Aussetzen müssen',
    text: 'Liegt eine Passkarte vor dir, schiebst du sie in deinem nächsten Zug nur offen unter den Nachziehstapel. Du ziehst nicht, legst nichts aus oder an und wirfst nichts ab.',
  },
  'PASS-3': {
    title: 'Eine Passkarte taucht auf',
    text: 'Sobald oben auf dem Nachziehstapel eine offene Passkarte liegt, wird er aus den Ablagestapeln neu gebildet; jeder von ihnen behält nur seine oberste Karte. Die Passkarte und alle offenen Karten darunter werden mit eingemischt.',
  },
  'PASS-4': {
    title: 'Passkarte als letzte Karte',
    text: 'Ist deine letzte Karte eine Passkarte, gilt sie als dein letzter Abwurf, und niemand setzt aus, auch wenn du sie vor einen Gegner legst, der noch keine hat. Du machst mit ihr aus und bekommst den Bonus.',
  },
  'PASS-5': {
    title: 'Übrig gebliebene Passkarten',
    text: 'Liegt am Ende der Runde noch eine Passkarte vor dir, verfällt sie. In der nächsten Runde setzt du nicht aus.',
  },
  'PASS-6': {
    title: 'Passkarten zu zweit',
    text: 'Zu zweit wirken Passkarten wie sonst auch: Dein Gegenüber setzt einmal aus.',
  },
  'STOCK-1': {
    title: 'Ein neuer Nachziehstapel',
    text: 'Nimmt bei Level 8 jemand die letzte Karte vom Nachziehstapel, wird er sofort neu gebildet. Von jedem Ablagestapel bleibt die oberste Karte liegen; alle Karten darunter werden eingesammelt und gemischt.',
  },
  'STOCK-2': {
    title: 'Nichts zum Einsammeln',
    text: 'Gibt es bei Level 8 nichts einzusammeln, bleibt der Nachziehstapel leer, und ihr zieht von den Ablagestapeln. Sobald jemand ziehen will und wieder etwas einzusammeln ist, wird er neu gebildet. Bist du dran und kannst überhaupt nichts ziehen, endet die Runde, und niemand bekommt den Bonus.',
  },
  'STOCK-3': {
    title: 'Letzte Karte bei Level Up',
    text: 'Bei Level Up gibt es keinen neuen Nachziehstapel. Wer die letzte Karte nimmt, spielt den Zug noch fertig, dann ist die Runde vorbei. Wer in diesem Zug ausmacht, bekommt den Bonus; sonst bekommt ihn niemand.',
  },
  'STOCK-4': {
    title: 'Eine festgefahrene Runde',
    text: 'Wenn sehr lange niemand auslegt oder anlegt, endet die Runde ohne Bonus: nach fünfzig Zügen pro Person, zu dritt also nach 150 Zügen insgesamt. Gezählt wird ab dem Geben und nach jedem Auslegen oder Anlegen wieder von vorn. Auch ausgesetzte Züge zählen.',
  },
  'STOCK-5': {
    title: 'Eine festgefahrene Partie',
    text: 'Steigt fünfzig Runden hintereinander niemand auf, ist die Partie zu Ende. Wer dann auf dem höchsten Level steht, gewinnt; stehen dort mehrere, gewinnen sie gemeinsam.',
  },
  'END-1': {
    title: 'Ausmachen bei Level 8',
    text: 'Bei Level 8 machst du aus, indem du deine letzte Karte abwirfst, und die Runde ist sofort vorbei; auch eine Passkarte oder Sonderkarte gilt dabei als Abwurf. Dir muss also immer eine Karte zum Abwerfen bleiben: Die letzte darfst du weder auslegen noch anlegen. Nur wenn du mit dem Auslegen die Partie gewinnst, darf deine Hand dabei leer werden.',
  },
  'END-2': {
    title: 'Ausmachen bei Level Up',
    text: 'Bei Level Up ist die Runde in dem Moment vorbei, in dem jemand keine Karte mehr hat. Ob die letzte ausgelegt, angelegt oder abgeworfen wurde, ist gleich.',
  },
  'END-3': {
    title: 'Wer aufsteigt',
    text: 'Hast du ausgemacht, steigst du zwei Level auf; das zweite ist dein Bonus. Hast du nur dein Level ausgelegt, steigst du eins auf. Hast du nicht ausgelegt, bleibst du stehen, selbst mit leerer Hand. Über das Ende der Leiter steigt niemand hinaus.',
  },
  'END-4': {
    title: 'Von Level 6 auf 8',
    text: 'Machst du bei Level 8 auf dem sechsten Level aus, kommst du auf das achte. Gewonnen hast du noch nicht: Du musst es erst auslegen.',
  },
  'WIN-1': {
    title: 'Gewinnen bei Level 8',
    text: 'Bei Level 8 gewinnst du sofort, wenn du das letzte Level auslegst, das achte, egal wie viele Karten du noch hast. Du gewinnst auch, wenn du das vorletzte, das siebte, ausgelegt hast und ausmachst. Es gewinnt immer nur eine Person.',
  },
  'WIN-2': {
    title: 'Gewinnen bei Level Up',
    text: 'Bei Level Up gewinnst du, wenn du am Ende einer Runde das letzte Level schaffst, das achte: Du hast es ausgelegt, oder du hast mit ausgelegtem siebten Level ausgemacht. Schaffen es mehrere in derselben Runde, gewinnt allein, wer von ihnen ausgemacht hat. Hat keiner von ihnen ausgemacht, gewinnen sie gemeinsam.',
  },
  'WIN-3': {
    title: 'Das achte Level ausgelegt',
    text: 'Bei Level Up ist ein Level erst am Ende der Runde geschafft. Legt jemand das achte aus, geht die Runde deshalb einfach weiter.',
  },
  'OPEN-1': {
    title: 'Das Level aussuchen',
    text: 'Auf der offenen Leiter liegen alle deine Level sichtbar vor dir. Du darfst jedes auslegen, das noch da ist, und sagst beim Auslegen, welches es ist.',
  },
  'OPEN-2': {
    title: 'Level entfernen',
    text: 'Auf der offenen Leiter entfernst du am Ende der Runde das Level, das du ausgelegt hast. Hast du ausgemacht, suchst du dir dann noch ein zweites zum Entfernen aus. Ist nur noch eins übrig, fällt es von selbst weg.',
  },
  'OPEN-3': {
    title: 'Sieg auf der offenen Leiter',
    text: 'Auf der offenen Leiter gewinnst du, wenn alle acht Level weg sind. Gelingt das mehreren in derselben Runde, gewinnt allein, wer von ihnen ausgemacht hat; war es keiner von ihnen, gewinnen sie gemeinsam.',
  },
  'KEEP-1': {
    title: 'Karten behalten',
    text: 'Auf der Leiter mit zwei Sternen gilt: Endet die Runde und du hast auf Level 5, 6, 7 oder 8 nicht ausgelegt, darfst du bis zu vier Karten deiner Wahl behalten. Die anderen sehen sie nicht. Alle, die Karten behalten dürfen, wählen vor dem nächsten Geben; dabei wird deine Hand nur noch auf zehn aufgefüllt.',
  },
  'KEEP-2': {
    title: 'Nicht mit eingemischt',
    text: 'Karten, die du behältst, werden für die nächste Runde nicht mitgemischt. Ist die Partie vorbei, behält niemand etwas.',
  },
  'MASTER-1': {
    title: 'Die Karten von Master',
    text: 'Mit den Sonderkarten kommen je drei Karten Nehmen, Tauschen und Halten ins Spiel. Mit dem ganzen Master-Spiel kommen noch 90 Zahlen von 1 bis 15 in sechs Farben und neun begrenzte Joker dazu. Je drei davon gelten nur für die Werte 1 bis 5, 6 bis 10 oder 11 bis 15; in einer Farbe stehen sie für jede Farbe.',
  },
  'MASTER-2': {
    title: 'Eine Sonderkarte spielen',
    text: 'Nehmen, Tauschen und Halten spielst du, statt abzuwerfen. In eine Kombination gehören diese Karten nie. Du darfst sie auch einfach abwerfen, dann bewirken sie nichts. Als letzte Karte ist eine Sonderkarte dein letzter Abwurf und bleibt ebenfalls ohne Wirkung.',
  },
  'MASTER-3': {
    title: 'Die Karte Nehmen',
    text: 'Schieb Nehmen offen unter den Nachziehstapel. Alle Gegner zeigen dir gleichzeitig drei Karten ihrer Wahl oder, wenn sie weniger haben, ihre ganze Hand. Davon nimmst du insgesamt eine, und wer sie abgibt, zieht dafür eine vom Nachziehstapel, sofern es dort eine gibt. Dein Zug endet mit einer Karte mehr als üblich, du kannst also mehr als elf haben.',
  },
  'MASTER-4': {
    title: 'Die Karte Tauschen',
    text: 'Schieb Tauschen offen unter den Nachziehstapel. Leg dann eine, zwei oder drei Handkarten auf deinen Ablagestapel, aber behalte mindestens eine Karte, und zieh ebenso viele nach. Reicht auch ein neu gebildeter Nachziehstapel nicht, bekommst du, was da ist. Damit endet dein Zug.',
  },
  'MASTER-5': {
    title: 'Die Karte Halten',
    text: 'Leg Halten offen vor dich; dort bleibt die Karte bis zum Ende der Runde. Hast du bis dahin nicht ausgelegt, darfst du bis zu drei Karten für die nächste Runde behalten. Erlaubt dir das auch deine Leiter, gilt nur die größere der beiden Zahlen; zusammengezählt wird nicht.',
  },
  'MASTER-6': {
    title: 'Eine Sonderkarte taucht auf',
    text: 'Eine Sonderkarte, die offen unter dem Nachziehstapel liegt, wirkt dort wie eine Passkarte. Kommt sie nach oben, wird der Nachziehstapel neu gebildet und sie mit allen offenen Karten eingemischt.',
  },
  'LADDER-1': {
    title: 'Deine eigene Leiter',
    text: 'Du kannst dir eine Leiter mit 1 bis 12 Leveln ausdenken. Ein Level verlangt 1 bis 5 Kombinationen aus je 2 bis 10 Karten, insgesamt höchstens zehn Karten. Gibt das Spiel die Karten für ein Level nicht her, wird die Leiter abgelehnt, und du erfährst den Grund. Alle dürfen verschiedene Leitern haben.',
  },
  'INPUT-1': {
    title: 'Unverständliche Spielzüge',
    text: 'Ein Spielzug, den man nicht versteht oder der eine Karte, eine Person oder eine Kombination nennt, die es nicht gibt, wird abgelehnt. Nichts ändert sich, und du kannst es noch einmal versuchen.',
  },
};
