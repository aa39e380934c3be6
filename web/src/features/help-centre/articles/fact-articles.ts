import { list, note, table, text } from '../../../ui/prose-block.ts'
import type { HelpArticle } from './help-article.ts'

export const FACT_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'where-answers-come-from',
    topic: 'facts',
    title: 'Where the answers come from',
    summary: 'From laws, registers and open data sets, each named with the day it held.',
    words: ['source', 'data', 'reliable', 'accuracy', 'licence', 'trust'],
    blocks: [
      table(
        'The mark beside a fact',
        ['Mark', 'Means'],
        ['Verified', 'Read from the named source, and young enough for its kind'],
        ['Stale', 'Was right on the day shown, but may have changed since'],
        ['Unknown', 'We have no source. You are told so instead of being given a guess'],
      ),
      text('The list of data sets, with licences and dates, has [a page of its own](/data-and-sources).'),
    ],
    related: ['visa-facts', 'safety-levels', 'currency-rates'],
  },
  {
    slug: 'visa-facts',
    topic: 'facts',
    title: 'How to read a visa answer',
    summary: 'It holds for one passport, one purpose and one day. The consulate has the last word.',
    words: ['visa', 'passport', 'entry', 'border', 'documents', 'validity', 'eta', 'esta', 'schengen'],
    blocks: [
      list(
        'Visa-free, on arrival, electronic or at a consulate: the four ways in are not interchangeable. An ' +
          'airline can refuse to board you without the right one.',
        'Look at the date beside the answer. Rules change faster than web pages.',
        'Passport validity and blank pages are rules of their own.',
        'Transit counts: changing planes can need a visa even if the destination does not.',
      ),
      note(
        '[The Visa Checker](/documents) says on its page what it can answer in this version. For a decision, ask the consulate.',
      ),
    ],
    related: ['where-answers-come-from', 'safety-levels'],
  },
  {
    slug: 'safety-levels',
    topic: 'facts',
    title: 'What the safety levels mean',
    summary: 'They repeat what governments advise, each with its date; ours is never a judgement of our own.',
    words: ['risk', 'danger', 'warning', 'advisory', 'safe', 'radar'],
    blocks: [
      text(
        'Governments publish travel advice in levels, usually four: take normal care, take more care, ' +
          'reconsider, do not travel. They differ because each government writes for its own citizens and its ' +
          'own means to help them.',
      ),
      text(
        'We show the level, who says it and since when, and do not average them. A country is also not one place: read the regions.',
      ),
      note(
        'In danger call the local emergency number first: 112 works in all of the European Union and in many ' +
          'other countries. Emergency Info on the home page finds the numbers of where you are, also without a ' +
          'network; [Safety Check](/gemini-safety) lists them for every country.',
      ),
    ],
    related: ['where-answers-come-from', 'visa-facts'],
  },
  {
    slug: 'currency-rates',
    topic: 'facts',
    title: 'Which rate the converter uses',
    summary: 'A reference rate with its day. Your bank or card will give you a little less.',
    words: ['exchange', 'currency', 'money', 'convert', 'rate', 'euro', 'dollar'],
    blocks: [
      text(
        'A reference rate is what banks use among themselves. Your card adds a fee, often 0 to 3 %, and a bureau at the airport much more.',
      ),
      list(
        'Look at the day of the rate, above all offline.',
        'When a terminal asks in which currency to pay, choose the local one: the other is converted at the shop’s rate.',
      ),
      note('[The Currency Converter](/currency-converter) says on its page which rates this installation has.'),
    ],
    related: ['budget', 'where-answers-come-from'],
  },
  {
    slug: 'translate',
    topic: 'facts',
    title: 'Translate signs, menus and questions',
    summary: 'Short and plain sentences come out best; have allergies and medicines written down by a person.',
    words: ['language', 'translation', 'speak', 'phrase', 'menu', 'dictionary'],
    blocks: [
      list(
        'Write whole, short sentences without idioms.',
        'Translate the answer back to see what became of it.',
        'For allergies, medicines and papers do not rely on any machine: carry a card written by somebody who speaks the language.',
      ),
      note(
        '[Quick Translate](/translate) says on its page which languages work in this version, and which of them offline.',
      ),
    ],
    related: ['what-works-offline', 'languages'],
  },
]
