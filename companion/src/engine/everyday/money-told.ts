/** Sums, lengths and pairs in words that stand beside or inside the number: "20 triệu", "10万円", "لثلاثة ايام". */
import { foldText } from '@app/domain/place-search'

import { durationsIn, withLatinDigits } from '../stays/read-durations.ts'

const TIMES: Readonly<Record<string, number>> = {
  万: 10_000,
  萬: 10_000,
  千: 1_000,
  만: 10_000,
  천: 1_000,
  triệu: 1_000_000,
  nghìn: 1_000,
  ngàn: 1_000,
  juta: 1_000_000,
  ribu: 1_000,
  ล้าน: 1_000_000,
  แสน: 100_000,
  หมื่น: 10_000,
  พัน: 1_000,
  लाख: 100_000,
  हज़ार: 1_000,
  हजार: 1_000,
  bin: 1_000,
  тыс: 1_000,
  тис: 1_000,
  ألف: 1_000,
  الف: 1_000,
  آلاف: 1_000,
  tis: 1_000,
  tys: 1_000,
}
/** Words for currencies that stand in no other table of ours. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ユーロ: 'EUR',
  ドル: 'USD',
  ポンド: 'GBP',
  円: 'JPY',
  欧元: 'EUR',
  美元: 'USD',
  英镑: 'GBP',
  日元: 'JPY',
  人民币: 'CNY',
  块: 'CNY',
  元: 'CNY',
  유로: 'EUR',
  달러: 'USD',
  원: 'KRW',
  บาท: 'THB',
  ยูโร: 'EUR',
  ดอลลาร์: 'USD',
  đồng: 'VND',
  euro: 'EUR',
  đô: 'USD',
  rupiah: 'IDR',
}
/** The own currency, where a multiple of thousands is told without one. */
const OWN: Readonly<Record<string, string>> = {
  id: 'IDR',
  ja: 'JPY',
  ko: 'KRW',
  th: 'THB',
  tr: 'TRY',
  vi: 'VND',
  zh: 'CNY',
}
const joined = (words: Readonly<Record<string, unknown>>): string =>
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const SUM = new RegExp(String.raw`(\d[\d.,]*)?\s*(${joined(TIMES)})?\p{L}{0,2}?\s*(${joined(CURRENCIES)})?`, 'iu')
const ARABIC_PREFIX = /(?<!\p{L})[لبو](?=\p{L}{3})/gu
/** Two of them, in one word. */
const PAIR =
  /شخصين|dwojga|we dwoje|we dwójkę|berdua|hai người|สองคน|вдвоём|вдвоем|удвох|iki kişi|två personer|due persone|two of us|zu zweit|à deux/iu

export type Told = { readonly amount: number; readonly currency: string | null }

/** The first number with a multiple or a currency; null without one. */
export function moneyTold(text: string, language: string): Told | null {
  const sum = new RegExp(SUM, 'giu')
  for (const [, digits, times, named] of withLatinDigits(text).matchAll(sum)) {
    if (times === undefined && (digits === undefined || named === undefined)) continue
    const count = digits === undefined ? 1 : numberOf(digits)
    const currency = named === undefined ? (OWN[language] ?? null) : (CURRENCIES[named.toLowerCase()] ?? null)
    const isSum = count > 0 && (named !== undefined || digits !== undefined)
    if (isSum) return { amount: count * (times === undefined ? 1 : (TIMES[times.toLowerCase()] ?? 1)), currency }
  }
  return null
}

/** "1,5" is one and a half; "1.500" fifteen hundred. */
function numberOf(digits: string): number {
  const grouped = digits.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(/[.,]$/, '')
  return Number(grouped.replace(',', '.'))
}

/** "لثلاثة ايام": the preposition is a letter of the number. */
export function spelledDays(text: string): number | null {
  if (!/\p{Script=Arabic}/u.test(text)) return null
  const folded = ` ${foldText(text.replaceAll(ARABIC_PREFIX, ''))} `
  const found = durationsIn(folded, 'ar').find(({ unit }) => unit === 'day' || unit === 'week')
  return found ? found.count * (found.unit === 'week' ? 7 : 1) : null
}

export function pairIn(text: string): number | null {
  return PAIR.test(text) ? 2 : null
}
