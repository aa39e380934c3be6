import { CITY, inLanguage, one, turn } from './question.ts'

const ENGLISH = ['answer in English', 'The ', 'With a ']

/** Languages without a phrasebook, which the trained reader reads: answered wholly in the traveller's language. */
export const OTHER_LANGUAGES = [
  ...inLanguage('nl', [
    one('Hoe is het weer in Rome in mei?', 'city-climate', { city: CITY.rome, month: 5 }, 'In mei is het'),
    [
      turn('is het veilig in Istanbul', ['place-safety'], { says: ['grotendeels wel'], never: ENGLISH }),
      turn("en 's nachts?", ['place-safety'], { input: { place: 'istanbul', about: 'night' }, never: ENGLISH }),
    ],
  ]),
  ...inLanguage('ja', [
    turn('ベトナムのビザは必要ですか', [], { says: ['どの国のパスポート'], asks: 'passport', never: ENGLISH }),
    one('京都の4月の天気は？', 'city-climate', { city: CITY.kyoto, month: 4 }, '4月', '14°C'),
    turn('京都の桜はいつ見頃ですか', ['seasons-and-events'], { input: { place: 'kyoto' }, never: ENGLISH }),
    [
      turn('パリの治安は大丈夫ですか', ['place-safety'], { never: ENGLISH }),
      turn('夜は？', ['place-safety'], { input: { place: 'paris', about: 'night' }, never: ENGLISH }),
    ],
  ]),
  ...inLanguage('ru', [
    [
      turn('Нужна ли виза в Японию?', [], { asks: 'passport' }),
      one('Россия', 'entry-rule', { passport: 'RU', destination: 'JP' }, 'Япония'),
    ],
    turn('нужна ли виза в Таиланд россиянам на 30 дней', ['entry-rule', 'passport-validity'], {
      input: { passport: 'RU', destination: 'TH', stayDays: 30 },
      never: ENGLISH,
    }),
  ]),
  ...inLanguage('pl', [
    one('Jaka jest waluta w Japonii?', 'country-basics', { country: 'JP' }, 'JPY', 'waluta'),
    turn('Czy potrzebuję wizy do Japonii z polskim paszportem?', ['entry-rule', 'passport-validity'], {
      input: { passport: 'PL', destination: 'JP' },
      says: ['Bez wizy', '90 dni'],
      never: ENGLISH,
    }),
  ]),
  ...inLanguage('cs', [
    turn('je v Albánii bezpečno pro ženy', ['place-safety'], {
      input: { place: 'AL', about: 'women' },
      never: ENGLISH,
    }),
    turn('potřebuju do Turecka pas nebo stačí občanka', [], { asks: 'passport', never: ENGLISH }),
  ]),
  ...inLanguage('en', [
    [
      turn('visa for Thailand?', [], { asks: 'passport' }),
      turn("i'm from Poland", ['entry-rule', 'passport-validity'], { input: { passport: 'PL', destination: 'TH' } }),
      turn('for 90 days', ['entry-rule', 'passport-validity'], {
        input: { stayDays: 90 },
        says: ['90 days is longer than the 60 days'],
      }),
    ],
    turn('can i use my UK driving licence in Florida', ['country-practice'], { says: ['people drive on the right'] }),
  ]),
  ...inLanguage('uk', [
    turn('чи безпечно в Єгипті', ['travel-advisory'], { input: { country: 'EG' }, never: ENGLISH }),
    turn('чи безпечно в Барселоні ввечері', ['place-safety'], {
      input: { place: 'barcelona', about: 'night' },
      never: ENGLISH,
    }),
  ]),
  ...inLanguage('hi', [
    turn('क्या थाईलैंड में भारतीयों को वीजा चाहिए', ['entry-rule', 'passport-validity'], {
      input: { passport: 'IN', destination: 'TH' },
      never: ENGLISH,
    }),
  ]),
  ...inLanguage('vi', [
    turn('đi Hàn Quốc có cần visa không, người Việt Nam', ['entry-rule', 'passport-validity'], {
      input: { passport: 'VN', destination: 'KR' },
      never: ENGLISH,
    }),
  ]),
  ...inLanguage('id', [
    turn('apakah aman jalan malam di Kuala Lumpur', ['place-safety'], {
      input: { place: 'kuala-lumpur', about: 'night' },
      never: ENGLISH,
    }),
  ]),
  ...inLanguage('ko', [
    [
      turn('거기 방콕 물 마셔도 돼요?', ['country-practice'], { input: { topics: ['water'] }, never: ENGLISH }),
      turn('팁은요?', ['country-practice'], { input: { topics: ['tips'] }, never: ENGLISH }),
    ],
  ]),
  ...inLanguage('zh', [one('日本的首都是哪里', 'country-basics', { country: 'JP' }, '首都')]),
  ...inLanguage('tr', [one('Japonya için acil numara nedir?', 'emergency-numbers', { country: 'JP' }, '119')]),
  // Without texts: read, and answered in English with a notice.
  ...inLanguage('da', [
    one('Hvordan er vejret i Rom i maj?', 'city-climate', { city: CITY.rome, month: 5 }, 'answer in English', 'maj'),
  ]),
]
