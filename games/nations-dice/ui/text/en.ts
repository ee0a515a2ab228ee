/** The words of the table; those of the game itself stand in src/text. */
export const words = {
  "ui.tab.progress": "Tiles",
  "ui.tab.mine": "My board",
  "ui.tab.rivals": "Rivals",
  "ui.tab.round": "Round",
  "ui.progress": "Progress board",
  "ui.age": "Age {age, number}",
  "ui.stack": "Stacks of the coming tiles and events",
  "ui.undealt": "Age {age, number}: tiles that were not dealt",
  "ui.row-price": "Row {n, number}: {n, number} gold, or {n, number} strength for a colony",
  "ui.empty-cell": "Empty space: row {row, number}, column {column, number}",
  "ui.decides": "to decide",
  "ui.order-card": "Order card {n, number}",
  "ui.passed": "passed",
  "ui.books": "Books",
  "ui.books-of": "{player}: {n, plural, one {# book} other {# books}}",
  "ui.books-of-opponent": "Imaginary opponent: {n, plural, one {# book} other {# books}}",
  "ui.points": "Victory points",
  "ui.points-of": "{player}: {now, number} VP on the track, {end, number} with the tiles as they lie now",
  "ui.tracks": "Books and victory points",
  "ui.used": "Used",
  "ui.used-area": "Used area",
  "ui.cancel-payment": "Cancel",
  "ui.available": "Available now",
  "ui.no-advisor": "No advisor",
  "ui.no-wonder": "No wonder under construction",
  "ui.beside": "Colonies and completed wonders",
  "ui.supply": "Supply",
  "ui.box": "Out of the game: {n, plural, one {# tile} other {# tiles}}",
  "ui.kind.building": "Building",
  "ui.kind.advisor": "Advisor",
  "ui.kind.colony": "Colony",
  "ui.kind.wonder": "Wonder",
  "ui.kind-of-age": "{kind} · age {age, number}",
  "ui.gives-dice":
    "{colour, select, white {{n, plural, one {# white die} other {# white dice}}} blue {{n, plural, one {# blue die} other {# blue dice}}} orange {{n, plural, one {# orange die} other {# orange dice}}} other {{n, plural, one {# red die} other {# red dice}}}}",
  "ui.gives-chits":
    "{kind, select, gold {{n, number} [gold] chit} food {{n, number} [food] chit} stone {{n, number} [stone] chit} book {{n, number} [book] chit} strength {{n, number} [strength] chit} other {{n, plural, one {# [reroll] reroll chit} other {# [reroll] reroll chits}}}}",
  "ui.stone-to-build": "{n, number} [stone] to build it",
  "ui.worth": "{n, plural, =0 {No victory points} one {# victory point} other {# victory points}} at the end",
  "ui.rule.building":
    "Covers one of your five buildings. You return the dice of the covered one, take the new dice and roll them at once.",
  "ui.rule.advisor": "You have one advisor. A new one replaces the old one, whose reroll chits go back to the supply.",
  "ui.rule.colony": "Paid with strength. Lies beside your board; you take its chit.",
  "ui.rule.wonder":
    "Waits in your wonder space until you pay its stone in a later turn. Only then does it give its chit and its points.",
  "ui.famine": "Famine",
  "ui.war": "War",
  "ui.famine-asks": "Famine: spend {n, number} [food] for {vp, number} VP",
  "ui.war-asks": "War: spend {n, number} [strength] for {vp, number} VP",
  "ui.has-enough": "{player}: {has, number} of {needs, number}, enough",
  "ui.has-too-little": "{player}: {has, number} of {needs, number}, not enough",
  "ui.solo-die": "Four-sided die: after each of your actions it takes the cheapest tile of a column",
  "ui.solo-die-short": "takes a tile",
  "tutorial.dice":
    "Welcome. In four rounds you raise a nation with dice. These are yours: five white dice, already rolled, a [gold] chit and a [reroll] chit. Each is used once a round. Whoever has the most victory points in the end wins.",
  "tutorial.buy":
    "On the progress board a tile costs as much [gold] as its row: 1, 2 or 3. The Academy lies in the bottom row and brings a blue die, which is better than a white one. Buy it.",
  "tutorial.pay":
    "Pay with what shows [gold]: dice and chits. There is no change, and any two dice together may stand for 1 [gold]. Pay with the white die that shows 1 [gold] and keep the chit.",
  "tutorial.cover":
    "A new building covers one of your five. The covered one gives nothing any more. They are all alike now: cover the Axeman.",
  "tutorial.return":
    "The die of the covered building goes back. You may return the one you have just spent, so it costs you nothing. Do that.",
  "tutorial.wonder":
    "The blue die was rolled at once: 3 [stone]. The rival has passed, so you go on alone. Wonders are worth many points. Buy the Hanging Gardens.",
  "tutorial.chit": "Pay with your [gold] chit. Chits come back every round, just like the dice.",
  "tutorial.build":
    "The wonder waits on your board until you pay its [stone]. Only then does it bring its chit and its points. Build it.",
  "tutorial.stone":
    "It takes 2 [stone]. The blue die would do, but its third stone would be lost. Pay with the two white dice.",
  "tutorial.reroll":
    "After the actions, books are compared: the rival has 3, you have 1. Your blue die could show up to 3 [book]. Use your reroll chit.",
  "tutorial.reroll-all":
    "Choose the dice to roll again, one by one or all of them. Roll all three: nothing you need lies there now.",
  "tutorial.pass":
    "4 [book]! Nothing you want can be paid for any more. Unused dice are not lost by passing: they still count for books, famine and war. Pass.",
  "tutorial.books":
    "In the books step you may use dice and chits that show [book]; your marker moves up. The player with more books gains 2 points. Use all.",
  "tutorial.famine":
    "The famine of this round asks for 1 [food] and gives 1 point. The Hanging Gardens brought you a food chit. Spend it.",
  "tutorial.end":
    "Then unused [strength] set the new order, and war asked for 2 [strength]: nobody had them. After round 4 your tiles add their points. The second age has begun: play on as you like.",
} as const;
