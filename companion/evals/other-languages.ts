import { CITY, inLanguage, one, turn } from './question.ts'

/** Answered in English, with a notice, and with facts in the traveller's locale. */
export const OTHER_LANGUAGES = [
  ...inLanguage('nl', [
    one('Hoe is het weer in Rome in mei?', 'city-climate', { city: CITY.rome, month: 5 }, 'answer in English', 'mei'),
  ]),
  ...inLanguage('ja', [
    turn('ベトナムのビザは必要ですか', [], { says: ['日本語', 'answer in English'], asks: 'passport' }),
    one('京都の4月の天気は？', 'city-climate', { city: CITY.kyoto, month: 4 }, '4月', '14°C'),
  ]),
  ...inLanguage('ru', [
    [
      turn('Нужна ли виза в Японию?', [], { asks: 'passport' }),
      one('Россия', 'entry-rule', { passport: 'RU', destination: 'JP' }, 'Япония'),
    ],
  ]),
  ...inLanguage('pl', [
    one('Jaka jest waluta w Japonii?', 'country-basics', { country: 'JP' }, 'JPY', 'answer in English'),
    one(
      'Czy potrzebuję wizy do Japonii z polskim paszportem?',
      'entry-rule',
      { passport: 'PL', destination: 'JP' },
      'Polska',
      '90 days',
    ),
  ]),
  ...inLanguage('zh', [one('日本的首都是哪里', 'country-basics', { country: 'JP' }, 'answer in English')]),
  ...inLanguage('tr', [one('Japonya için acil numara nedir?', 'emergency-numbers', { country: 'JP' }, '119')]),
]
