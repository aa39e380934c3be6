import { list, text } from '../../../ui/prose-block.ts'
import type { HelpArticle } from './help-article.ts'

export const ACCESS_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'accessibility',
    topic: 'access',
    title: 'Keyboard and screen reader',
    summary: 'Everything works with the keyboard alone; results and errors are announced.',
    words: ['accessibility', 'a11y', 'blind', 'wcag', 'voiceover', 'nvda', 'talkback', 'disability'],
    blocks: [
      list(
        'Tab once on any page for “Skip to content”.',
        'Lists open with the arrow keys, close with Escape, and put the focus back where it was.',
        'Every chart has its facts as text or as a table.',
        'Motion stops when your system asks for less of it.',
      ),
      text(
        'Every page is held against automatic checks in both themes before it is released. They find a part ' +
          'of all problems; if you meet another, [write to us](/support-center).',
      ),
    ],
    related: ['dark-theme', 'text-size', 'write-to-a-person'],
  },
  {
    slug: 'dark-theme',
    topic: 'access',
    title: 'Light and dark theme',
    summary: 'Light by default; choose Dark or System at the foot of the page, or in Profile on a phone.',
    words: ['dark', 'light', 'mode', 'colour', 'contrast', 'night'],
    blocks: [
      text(
        'The choice is saved on this device and applies to every open tab. “System” follows your device, also when it changes in the evening.',
      ),
    ],
    related: ['accessibility'],
  },
  {
    slug: 'text-size',
    topic: 'access',
    title: 'Larger text',
    summary: 'Use the zoom or the text size of your browser; pages reflow up to 400 %.',
    words: ['font', 'zoom', 'bigger', 'small', 'read'],
    blocks: [
      text(
        'On a computer press Ctrl and plus (on a Mac, Command and plus). On a phone set the text size of the ' +
          'system or pinch. Columns become one, and nothing is cut off.',
      ),
    ],
    related: ['accessibility', 'dark-theme'],
  },
  {
    slug: 'languages',
    topic: 'access',
    title: 'Languages, numbers and dates',
    summary: 'Pages are in English; numbers, money and dates follow the language of your browser.',
    words: ['language', 'locale', 'german', 'french', 'spanish', 'format'],
    blocks: [
      text(
        'The interface speaks English in this version. Amounts, distances and times are written the way your ' +
          'browser’s language writes them: 5.404 km for a German, 5,404 km for a Briton.',
      ),
    ],
    related: ['translate', 'ask-the-assistant'],
  },
  {
    slug: 'write-to-a-person',
    topic: 'access',
    title: 'Write to a person',
    summary: 'In a chat with our support, or by email. When nobody is there, the answer comes by mail.',
    words: ['contact', 'support', 'email', 'human', 'talk', 'chat', 'person', 'complaint', 'phone', 'call'],
    blocks: [
      text(
        '[The support page](/support-center) opens an email with what we need to know; you see and can change ' +
          'every word before it is sent. There is no telephone.',
      ),
      text(
        '[Talk to a person](/chat-with-us?person=1) opens a chat with our support. With an account your conversations ' +
          'are all in one place; without one, a code proves your address first. You may leave: the answer is mailed ' +
          'to you, with a link back.',
      ),
      text(
        'In the assistant, "Talk to a person" in the menu of a conversation copies the questions that you tick, so ' +
          'that you need not write them again. [Chat with us](/chat-with-us) without a person answers from these ' +
          'articles, and says so.',
      ),
    ],
    related: ['accessibility', 'delete-my-data'],
  },
]
