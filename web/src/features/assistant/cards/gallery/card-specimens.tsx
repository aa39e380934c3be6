import type { ReactNode } from 'react'

import { AnswerBody, type ShownAnswer, Card } from '../answer-body.tsx'
import { CITY_CALLS } from './city-samples.ts'
import { claimed, foundBy } from './claimed.ts'
import { COUNTRY_CALLS } from './country-samples.ts'
import { GUIDE_CALLS } from './guide-samples.ts'

type CardSpecimen = { readonly name: string; readonly note?: string; readonly shown: ReactNode }

const ANSWER: ShownAnswer = {
  language: 'en-GB',
  isInEnglish: false,
  sentences: [
    {
      id: 'entryFreeDays',
      pieces: [
        { kind: 'words', text: 'With a passport of Germany you need no visa for Japan for up to ' },
        { kind: 'fact', text: '90 days', claims: [{ ...claimed(90, 'visas') }] },
        { kind: 'words', text: '.' },
      ],
    },
    { id: 'entryCheck', pieces: [{ kind: 'words', text: 'Rules change; check with the embassy before you book.' }] },
  ],
  calls: [],
  actions: [],
  notices: [],
}
const GUIDE_CLAIM = { ...claimed('nothing expected', 'visas', 'editorial') }
/** Of a model: checked, our guide and general knowledge in one answer. */
const ALL_KINDS: ShownAnswer['sentences'] = [
  {
    id: null,
    pieces: [
      {
        kind: 'words',
        text: 'Tipping is not customary in Japan, and coins left on a table may confuse people.',
        isGeneral: true,
      },
    ],
  },
  { id: null, pieces: [{ kind: 'words', text: 'A small gift from home is welcome instead.', isGeneral: true }] },
  {
    id: null,
    pieces: [
      { kind: 'words', text: 'In restaurants ' },
      { kind: 'fact', text: 'nothing is expected', claims: [GUIDE_CLAIM] },
      { kind: 'words', text: '.' },
    ],
  },
  ...ANSWER.sentences.slice(0, 1),
]
const IN_ARABIC: ShownAnswer['sentences'] = [
  { id: null, pieces: [{ kind: 'words', text: 'البقشيش ليس من عادات اليابان.', isGeneral: true }] },
  {
    id: null,
    pieces: [
      { kind: 'words', text: 'في المطاعم: ' },
      { kind: 'fact', text: 'لا شيء متوقع', claims: [GUIDE_CLAIM] },
      { kind: 'words', text: '.' },
    ],
  },
]
const CALLS = { ...CITY_CALLS, ...COUNTRY_CALLS, ...GUIDE_CALLS }

/** Every card in every state, and answers around them. */
export const CARD_SPECIMENS: readonly CardSpecimen[] = [
  { name: 'Answer without a card', note: 'Tap or point at a fact.', shown: <AnswerBody answer={ANSWER} /> },
  {
    name: 'Three kinds of evidence',
    note: 'General knowledge comes only from a language model.',
    shown: <AnswerBody answer={{ ...ANSWER, sentences: ALL_KINDS }} />,
  },
  {
    name: 'Three kinds of evidence, from right to left',
    shown: <AnswerBody answer={{ ...ANSWER, language: 'ar', sentences: IN_ARABIC }} />,
  },
  {
    name: 'Answer with a card, actions and notices',
    shown: (
      <AnswerBody
        answer={{
          ...ANSWER,
          calls: [CALLS.Trip],
          actions: [{ kind: 'open-trip' }, { kind: 'save-trip' }],
          notices: ['fell-back', 'model-away', 'left-out', 'stopped-early', 'not-kept'],
        }}
        onAction={() => undefined}
      />
    ),
  },
  {
    name: 'Answer in German',
    shown: (
      <AnswerBody answer={{ ...ANSWER, language: 'de-DE', calls: [CALLS['Entry, free'], CALLS['Cost of days']] }} />
    ),
  },
  {
    name: 'Answer in English with Japanese figures',
    shown: <AnswerBody answer={{ ...ANSWER, language: 'ja', isInEnglish: true, calls: [CALLS.Rate] }} />,
  },
  { name: 'Card that no longer fits', shown: <Card call={foundBy('entry-rule', { passport: 7 })} /> },
  { name: 'Card of a tool that is gone', shown: <Card call={foundBy('crystal-ball', {})} /> },
  ...Object.entries(CALLS).map(([name, call]) => ({ name, shown: <Card call={call} /> })),
]
