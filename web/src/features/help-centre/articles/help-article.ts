import type { ProseBlock } from '../../../ui/prose-block.ts'

export const HELP_TOPICS = [
  {
    id: 'account',
    title: 'Account and sign-in',
    about: 'Opening an account, the email that verifies it, passwords and signing out.',
  },
  { id: 'plans', title: 'Trial, plans and limits', about: 'What is free, what the trial adds and how limits count.' },
  {
    id: 'offline',
    title: 'Without a connection',
    about: 'What keeps working, what waits, and what needs your attention.',
  },
  { id: 'install', title: 'Installing the app', about: 'On a phone, on a computer, and from inside a social app.' },
  { id: 'planning', title: 'Planning a trip', about: 'The assistant, itineraries, budgets and the things you save.' },
  {
    id: 'booking',
    title: 'Searching and booking',
    about: 'Flights, stays and cars, and what happens at the hand-off.',
  },
  { id: 'facts', title: 'Travel facts', about: 'Visas, safety, currencies and words, with their dates.' },
  { id: 'rights', title: 'Flights gone wrong', about: 'What an airline owes you, and how to ask for it.' },
  { id: 'privacy', title: 'Privacy and your data', about: 'What is stored, where, and how it is deleted.' },
  { id: 'access', title: 'Accessibility and languages', about: 'Keyboard, screen reader, themes and languages.' },
] as const

export type HelpTopicId = (typeof HELP_TOPICS)[number]['id']

export type HelpArticle = {
  /** Its address: /help-center/{slug}. */
  readonly slug: string
  readonly topic: HelpTopicId
  readonly title: string
  /** The answer in one sentence, for search results. */
  readonly summary: string
  /** Search words that the text itself does not use. */
  readonly words?: readonly string[]
  readonly blocks: readonly ProseBlock[]
  readonly related?: readonly string[]
}
