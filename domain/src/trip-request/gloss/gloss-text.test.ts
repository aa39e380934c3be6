import { describe, expect, it } from 'vitest'

import { chooseGloss } from './choose-gloss.ts'
import { glossText } from './gloss-text.ts'

const CITIES: Readonly<Record<string, string>> = {
  rome: 'Rome',
  рим: 'Rome',
  ローマ: 'Rome',
  roma: 'Rome',
  delhi: 'Delhi',
  दिल्ली: 'Delhi',
  जयपुर: 'Jaipur',
  서울: 'Seoul',
  부산: 'Busan',
  kraków: 'Krakow',
  krakow: 'Krakow',
  rzym: 'Rome',
  istanbul: 'Istanbul',
  jaipur: 'Jaipur',
  київ: 'Kyiv',
  kyiv: 'Kyiv',
  seoul: 'Seoul',
  busan: 'Busan',
}
const names = {
  findCity: (name: string) => {
    const known = CITIES[name.toLowerCase().replaceAll('i̇', 'i')]
    return known === undefined
      ? null
      : { name: known, country: 'XX', cityId: 1, coordinates: { latitude: 0, longitude: 0 } }
  },
  findCountry: () => null,
  findRegion: () => null,
}
function gloss(text: string) {
  const chosen = chooseGloss(text)
  return chosen && glossText(text, chosen.language, chosen.dictionary, names)
}

describe('a request read word by word into English', () => {
  it.each([
    ['nl', '10 dagen Peru met mijn moeder', '10 days Peru with my mother'],
    ['pl', 'weekend w Krakowie, bez muzeów', 'weekend in Krakow, no museums'],
    ['ru', 'Рим с вторника по субботу с мамой', 'Rome from tuesday to saturday with my mother'],
    ['tr', "İstanbul'dan Roma'ya 4 gün", 'from Istanbul to Rome 4 days'],
    ['hi', 'दिल्ली से जयपुर 4 दिन', 'from Delhi to Jaipur 4 days'],
    ['ko', '서울에서 부산까지 3박 4일', 'from Seoul to Busan 4 days'],
    ['hi', 'पेरू 3 से 7 मई', 'Peru from 3 to 7 may'],
    ['ja', 'タイへ2週間、6歳の子供1人', 'to Thailand 2 weeks, 1 child 6 years old'],
    ['uk', 'з Києва на 3 дні', 'from Kyiv for 3 days'],
    ['ru', 'Перу чт-вс', 'Peru thursday - sunday'],
    ['pl', '5 dni do Rzymu', '5 days to Rome'],
    ['hi', 'पेरू 6 दिन के लिए', 'Peru for 6 days'],
    ['ja', 'ローマとペルーへ4日間', 'to Rome and Peru 4 days'],
    ['zh', '秘鲁日本4天', 'Peru , Japan 4 days'],
    ['ko', '5월에 페루 10일', 'in may Peru 10 days'],
    ['ja', 'ローマ 3月8日(月)〜10日(水)', 'Rome march 8 - 10'],
    ['zh', '秘鲁 三月8日周一到10日', 'Peru march 8 to 10'],
    ['th', 'เปรู ๑๐ วัน', 'Peru 10 days'],
    ['vi', 'Peru tháng 5, 10 triệu đồng', 'Peru in may, 10000000 vnd'],
    ['ar', '١٠ أيام في بيرو', '10 days in Peru'],
    ['el', 'Περού 5 μέρες χωρίς μουσεία', 'Peru 5 days no museums'],
  ])('%s: %s', (language, text, english) => {
    const read = gloss(text)
    expect([read?.language, read?.text]).toEqual([language, english])
  })

  it('keeps the place of every word in the original', () => {
    const text = '서울에서 부산까지 4일'
    const read = gloss(text)
    const at = read?.text.indexOf('Busan') ?? -1
    const { start = 0, end = 0 } = read?.original({ start: at, end: at + 'Busan'.length }) ?? {}
    expect(text.slice(start, end)).toBe('부산')
  })

  it.each([
    '10 days in Peru with my mum',
    'Rom 3.-9. Mai',
    'Roma, 3/5 - 9/5',
    'Une semaine à Rome en mai',
    'Tres días en Lima con mi abuela',
    'Paris',
    '',
  ])('leaves a text to the reader of its own language: %s', (text) => expect(gloss(text)).toBeNull())
})
