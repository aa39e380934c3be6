import { heading, list, note, steps, table, text } from '../../../../ui/prose-block.ts'
import type { DraftPost } from '../draft-post.ts'

export const MONEY_ABROAD: DraftPost = {
  slug: 'money-abroad-without-the-small-losses',
  title: 'Money abroad, without the small losses',
  summary: 'Where a few percent leak away between your account and a coffee, and the one button that matters most.',
  category: 'money',
  writer: 'teo-abara',
  publishedOn: '2026-10-23',
  place: 'marrakesh',
  blocks: [
    text(
      'Nobody is ruined by a bad exchange rate. It is taken in sips: three percent at the terminal, five at ' +
        'the machine, a fee for the card, a fee for the other bank, and on the last evening a pocket of notes ' +
        'that no counter at home will take. Over two weeks it is the price of a good dinner. Here is where it ' +
        'leaks, in the order of how much.',
    ),
    heading('The one button'),
    text(
      'You hold the card to the terminal, and it asks, kindly: pay in your own currency, or in the local ' +
        'one? It shows your own first, larger, with a flag. This is called dynamic currency conversion. If ' +
        'you choose your own currency, the shop’s provider converts, at a rate it chooses, and shares the ' +
        'difference with the shop. If you choose the local one, your card’s network converts, at a rate that ' +
        'is published and close to the one banks use among themselves.',
    ),
    text(
      'So: always the local currency. At the machine too, where the same question is worded as “with ' +
        'conversion” and “without conversion”, and where the second sounds as if something would go wrong. ' +
        'Nothing does. Inside the EU the mark-up has to be shown to you as a percentage over the reference ' +
        'rate of the European Central Bank, under Regulation (EU) 2021/1230; look at it once, and you will ' +
        'never press the other button again.',
    ),
    heading('What a rate is'),
    text(
      'The rate in the news is the middle between what is asked and what is offered by banks, on one day, ' +
        'at one hour. The European Central Bank publishes one for some thirty currencies on working days at ' +
        'about four in the afternoon. Nobody gives it to you. What you want to know is only how far you are ' +
        'from it:',
    ),
    table(
      'What to compare with the reference rate of the day',
      ['Where', 'What to look at'],
      [
        'Card, in local currency',
        'The fee for foreign currency in your bank’s price list; with some cards there is none',
      ],
      [
        'Cash machine of a bank',
        'The same, plus what your bank asks for foreign machines, plus what this machine asks',
      ],
      ['Machine in a tourist street, not of a bank', 'All of that, and the conversion it offers'],
      ['Exchange bureau', 'The gap between its buying and its selling rate. “No commission” says nothing'],
    ),
    text(
      'A quick test for a bureau: take what it pays for 100 of yours and what it would ask to give them ' +
        'back. Half of the difference is what you lose. At an airport that can be more than a tenth.',
    ),
    heading('Cash has laws'),
    list(
      'Entering or leaving the EU with €10,000 or more, you declare it, by Regulation (EU) 2018/1672. Since 2021 gold coins and bars count as well.',
      'The United States ask for a form above $10,000. It is no tax, and forgetting it is not a small matter.',
      'Some currencies do not travel. The Moroccan dirham is one: you get it there, you may carry only a ' +
        'small amount across the border, and you change what is left before you fly home, with the receipts ' +
        'of what you changed.',
      'Old notes expire. A note from the last trip may be a souvenir; the central bank’s page says so.',
    ),
    heading('A habit that costs nothing'),
    steps(
      'Before you leave, read three lines of your bank’s price list: foreign currency, foreign machines, minimum fee.',
      'Take two cards of two networks, in two pockets. One will be eaten, declined or forgotten.',
      'At the airport draw enough for a bus and a meal, from a machine of a bank, in local currency, without conversion.',
      'Then draw seldom and more: fixed fees do not grow with the amount.',
      'In the evening write down what was spent, in the currency it was spent in. Convert once, at the end, with one rate and its date.',
    ),
    text(
      'The last step is the one people skip, and the one that tells you whether the trip is going as ' +
        'planned. Our [converter](/currency-converter) and our [budget](/budget) keep to it: an amount stays ' +
        'in the currency it was paid in, and a total in another one names the rate and the day.',
    ),
    heading('What does it cost there?'),
    text(
      'For a first idea there is an old joke that turned into a data set: the price of one and the same ' +
        'hamburger. The Economist has collected it since 1986. In the edition of January 2026, which we ship, ' +
        'one costs $2.51 in India, $3.03 in Japan, $6.12 in the United States, $7.05 in the euro area and ' +
        '$7.52 in Norway. It says little about rents and nothing about trains, but it places a country on the ' +
        'scale, and it is more honest than an average of what bloggers remember.',
    ),
    note(
      'Prices above are of one burger in dollars, rounded to the cent, from the Big Mac index of 1 January 2026. They are not a budget.',
    ),
    text('And tip as it is done there. No rate helps with that; a waiter’s face does.'),
  ],
  sources: [
    {
      title: 'Cross-border payments, Regulation (EU) 2021/1230, Article 4',
      url: 'https://eur-lex.europa.eu/eli/reg/2021/1230/oj',
      dated: '14 July 2021',
    },
    {
      title: 'Cash entering or leaving the Union, Regulation (EU) 2018/1672',
      url: 'https://eur-lex.europa.eu/eli/reg/2018/1672/oj',
      dated: '23 October 2018',
    },
    {
      title: 'Money and other monetary instruments, U.S. Customs and Border Protection',
      url: 'https://www.cbp.gov/travel/international-visitors/kbyg/money',
      dated: 'standing rule',
    },
    {
      title: 'Euro foreign exchange reference rates, European Central Bank',
      url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
      dated: 'each working day',
    },
    {
      title: 'Big Mac index, The Economist',
      url: 'https://github.com/TheEconomist/big-mac-data',
      dated: '1 January 2026',
    },
  ],
}
