import type { KeptAnswer } from '@app/contracts/assistant'
import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { type Conversation, titleOf, type Turn } from './conversation.ts'
import { fileName, toJson, toMarkdown } from './export-conversation.ts'
import { readAnswer } from './remote-conversations.ts'
import { searchConversations } from './search-conversations.ts'

const ABOUT_PLUGS: Conversation = {
  id: 'c1',
  title: 'Plugs in São Paulo?',
  owner: null,
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
}
const ANSWER: KeptAnswer = {
  by: { kind: 'built-in' },
  language: 'en',
  isInEnglish: false,
  sentences: [
    {
      id: null,
      pieces: [
        { kind: 'words', text: 'You need type ' },
        {
          kind: 'fact',
          text: 'N',
          claims: [
            {
              value: 'N',
              source: { title: 'Plug table', url: 'https://plugs.example/' },
              checkedAt: calendarDate('2026-11-01'),
              status: 'verified',
            },
          ],
        },
        { kind: 'words', text: '.' },
      ],
    },
  ],
  calls: [],
  actions: [],
  asks: null,
  suggestions: [],
  notices: [],
  memory: null,
}
const TURN: Turn = {
  id: 't1',
  conversationId: 'c1',
  question: 'Plugs in\nSão Paulo?',
  answer: ANSWER,
  askedAt: '2026-11-15T12:00:00.000Z',
  answeredAt: 'server',
}

const SEARCHED = { conversationId: 'c1', question: TURN.question, said: 'You need type N.' }

describe('titleOf', () => {
  it.each([
    ['Plugs in Japan?', 'Plugs in Japan?'],
    ['  Check my plan\nDay 1: Rome', 'Check my plan'],
    [`${'word '.repeat(30)}`, `${'word '.repeat(16).trim()}…`],
    ['日'.repeat(100), `${'日'.repeat(80)}…`],
  ])('%s', (question, title) => expect(titleOf(question)).toBe(title))
})

describe('searchConversations', () => {
  it.each([
    ['the title, whatever its accents', 'SAO paulo', [null]],
    ['an answer, with the words around it', 'type n', ['You need type N.']],
    ['words of which one was asked and one told', 'need plugs', ['Plugs in São Paulo? You need type N.']],
    ['nothing', 'Lisbon', []],
    ['no words at all', ' ', [null]],
  ])('finds %s', (_, words, excerpts) =>
    expect(searchConversations([ABOUT_PLUGS], [SEARCHED], words).map(({ excerpt }) => excerpt)).toEqual(excerpts),
  )
})

describe('an exported conversation', () => {
  it('reads as text with its sources', () => {
    expect(toMarkdown(ABOUT_PLUGS, [TURN])).toBe(
      [
        '# Plugs in São Paulo?',
        '## Plugs in São Paulo?',
        '*2026-11-15 12:00 UTC, built-in engine*',
        'You need type N.',
        '- [Plug table](<https://plugs.example/>), checked 2026-11-01\n',
      ].join('\n\n'),
    )
    expect(fileName(ABOUT_PLUGS, 'md')).toMatch(/^2026-11-15-plugs-in-sa\S*o-paulo\.md$/)
  })
  it('lists the sources of facts that only a card shows, each once', () => {
    const proved = (title: string) => ({
      value: 1,
      source: { title, url: `https://${title}.example/` },
      checkedAt: '2026-10-02',
      status: 'verified',
    })
    const card = { rule: proved('rules'), also: [{ deep: proved('rules') }, proved('tables'), null] }
    const calls: KeptAnswer['calls'] = [
      { tool: 'entry-rule', input: null, result: { kind: 'found', card } },
      { tool: 'entry-rule', input: proved('asked'), result: { kind: 'unknown', about: 'nothing' } },
    ]
    const sentences: KeptAnswer['sentences'] = [{ id: null, pieces: [{ kind: 'words', text: 'You need an e-visa.' }] }]
    const written = toMarkdown(ABOUT_PLUGS, [{ ...TURN, answer: { ...ANSWER, sentences, calls } }])
    expect(written.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      '- [rules](<https://rules.example/>), checked 2026-10-02',
      '- [tables](<https://tables.example/>), checked 2026-10-02',
    ])
  })
  it("renders no markup from travellers' text", () => {
    const question = '![x](https://evil.example/p.png) <img src=https://evil.example/q.png>'
    const written = toMarkdown({ ...ABOUT_PLUGS, title: question }, [{ ...TURN, question }])
    expect(written).not.toMatch(/!\[x\]\(|(?<!\\)<img/)
  })
  it('is complete as JSON', () => {
    expect(JSON.parse(toJson(ABOUT_PLUGS, [TURN]))).toMatchObject({ id: 'c1', turns: [{ id: 't1', answer: ANSWER }] })
  })
})

describe('readAnswer', () => {
  it.each([
    ['nothing', null],
    ['an answer by nobody', { ...ANSWER, by: { kind: 'oracle' } }],
    ['sentences without pieces', { ...ANSWER, sentences: [{ id: null }] }],
    ['calls that are no list', { ...ANSWER, calls: 'all' }],
  ])('refuses %s', (_, value) => expect(readAnswer(value)).toBeNull())
  it('accepts the formats of older versions', () => {
    const { suggestions: _, notices: __, ...older } = ANSWER
    expect(readAnswer(older)).toEqual({ ...ANSWER, memory: null })
  })
})
