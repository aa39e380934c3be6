import { heading, list, note, table, text } from '../../../../ui/prose-block.ts'
import type { DraftPost } from '../draft-post.ts'

export const VISA_TABLE: DraftPost = {
  slug: 'how-to-read-a-visa-table',
  title: 'How to read a visa table',
  summary:
    'Four ways across a border, three numbers people mix up, and why the date at the foot of the table matters most.',
  category: 'papers',
  writer: 'mara-lindqvist',
  publishedOn: '2026-11-10',
  place: 'istanbul',
  blocks: [
    text(
      'A visa table looks like an answer: your passport on the left, their flag on top, a coloured field ' +
        'where they meet. It is better read as a question. For whom, for what, for how long, and on which day ' +
        'was this true? A table that does not say is decoration.',
    ),
    heading('Four colours that are not shades of one'),
    text(
      'Most tables have four kinds of field. They differ in the one thing that matters at the airport: who decides, and where you stand while they do.',
    ),
    table(
      'The four ways in',
      ['Field', 'Who decides, and when'],
      ['Visa-free', 'The officer at the border, when you arrive. No paper beforehand, but no promise either'],
      ['Electronic travel authorisation', 'A computer, before you board. Without it the airline leaves you behind'],
      ['Visa on arrival', 'A counter at the border, with a fee, often in cash and in a certain currency'],
      ['Visa', 'A consulate, weeks ahead, with your passport in its drawer'],
    ),
    text(
      'The second row is the young one. Australia began it in 1996, the United States followed in 2009, ' +
        'Canada in 2016, the United Kingdom step by step from 2023. The European Union’s own, ETIAS, was ' +
        'announced for the last quarter of 2026; in May 2026 the official page still took no applications. ' +
        'Travellers who look at the colour alone read “visa-free”, pack, and are stopped at check-in by a ' +
        'form of ten minutes.',
    ),
    heading('Three numbers people mix up'),
    list(
      'How long the paper is valid. A visa for a year says when you may come, not how long you may stay.',
      'How long you may stay. Thirty days are thirty days, not a month. In most countries the day of arrival and the day of departure both count.',
      'How often you may come. A single entry is used up by a weekend across the border.',
    ),
    text(
      'The best known trap is the rule of the Schengen area: 90 days in any period of 180. It does not ' +
        'start anew with each trip, nor with each half of a year. On every day of your stay you look back 180 ' +
        'days, that day included, and count. The rule stands in Article 6(1) of the Schengen Borders Code. ' +
        'Since 12 October 2025 a register, the Entry/Exit System, has begun to count along in place of ' +
        'stamps; it was brought in border by border over six months.',
    ),
    heading('Your passport has rules of its own'),
    text(
      'The same Article asks for a passport that is valid for three months after the day you mean to leave, ' +
        'and that was issued within the last ten years. The second half catches people whose passport was ' +
        'once extended: it looks valid and is not. Many countries outside Europe ask for six months from the ' +
        'day of arrival instead. Some ask for two blank pages side by side. None of that is in the coloured ' +
        'field.',
    ),
    note(
      'Airlines read Timatic, a database of the airlines’ association, and not a website. If the agent’s ' +
        'screen and your print-out disagree, the screen wins that morning. Bring the text of the rule, with ' +
        'its date; it is the only thing that helps.',
    ),
    heading('Transit is a country too'),
    text(
      'You are not going to the United States, you only change planes there: you need what you would need ' +
        'to go there, because there is no room in which to be nowhere. In the Schengen area some ' +
        'nationalities need an airport transit visa even if they never leave the gates; the common list ' +
        'stands in Annex IV of the Visa Code, Regulation (EC) No 810/2009, and single states add to it. Two ' +
        'tickets instead of one make it worse: with bags to collect, you have to enter.',
    ),
    heading('Read the foot of the table first'),
    text(
      'Rules change by decree, overnight, and often in both directions. A good table says where each field ' +
        'comes from and when somebody last looked. A very good one says “unknown” where nobody did. Before ' +
        'you pay for anything that cannot be refunded, do three things:',
    ),
    list(
      'Open the page of the consulate responsible for where you live, not of the one that ranks first in a ' +
        'search. Shops that sell you a free form are good at ranking.',
      'Check each country you touch, transit included, for each passport in your party. Families often travel on different ones.',
      'Save what you read, with the date in the picture. If the rule changes after you booked, you can at least show that you had read it.',
    ),
    text(
      'Our [visa checker](/documents) follows the same rule: a source and a day beside every answer, and no ' +
        'colour where there is no source. It is not a consulate. The officer at the counter has the last ' +
        'word, and has never seen our table.',
    ),
  ],
  sources: [
    {
      title: 'Schengen Borders Code, Regulation (EU) 2016/399, Article 6',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/399/oj',
      dated: '9 March 2016',
    },
    {
      title: 'Visa Code, Regulation (EC) No 810/2009, Annex IV',
      url: 'https://eur-lex.europa.eu/eli/reg/2009/810/oj',
      dated: '13 July 2009',
    },
    {
      title: 'Entry/Exit System and ETIAS, official pages of the European Union',
      url: 'https://travel-europe.europa.eu/',
      dated: 'status of May 2026',
    },
    {
      title: 'Electronic travel authorisation, United Kingdom government',
      url: 'https://www.gov.uk/eta',
      dated: 'status of 2025',
    },
  ],
}
