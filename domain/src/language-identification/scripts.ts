import type { ScriptRule } from './script-rule.ts'

/** Scripts that one language alone writes with, or that one of a few is told by its letters. */
export const SCRIPTS: readonly ScriptRule[] = [
  { letters: /[\u3040-\u30ff]/gu, language: 'ja' },
  { letters: /[\uac00-\ud7af\u1100-\u11ff]/gu, language: 'ko' },
  { letters: /\p{Script=Han}/gu, language: 'zh' },
  { letters: /\p{Script=Greek}/gu, language: 'el' },
  { letters: /\p{Script=Hebrew}/gu, language: 'he' },
  { letters: /\p{Script=Armenian}/gu, language: 'hy' },
  { letters: /\p{Script=Georgian}/gu, language: 'ka' },
  { letters: /\p{Script=Thai}/gu, language: 'th' },
  { letters: /\p{Script=Lao}/gu, language: 'lo' },
  { letters: /\p{Script=Khmer}/gu, language: 'km' },
  { letters: /\p{Script=Myanmar}/gu, language: 'my' },
  { letters: /\p{Script=Tamil}/gu, language: 'ta' },
  { letters: /\p{Script=Telugu}/gu, language: 'te' },
  { letters: /\p{Script=Kannada}/gu, language: 'kn' },
  { letters: /\p{Script=Malayalam}/gu, language: 'ml' },
  { letters: /\p{Script=Gujarati}/gu, language: 'gu' },
  { letters: /\p{Script=Gurmukhi}/gu, language: 'pa' },
  { letters: /\p{Script=Bengali}/gu, language: 'bn' },
  { letters: /\p{Script=Sinhala}/gu, language: 'si' },
  { letters: /\p{Script=Ethiopic}/gu, language: 'am' },
  { letters: /\p{Script=Devanagari}/gu, language: 'devanagari' },
  { letters: /\p{Script=Arabic}/gu, language: 'arabic' },
  { letters: /\p{Script=Cyrillic}/gu, language: 'cyrillic' },
  { letters: /\p{Script=Latin}/gu, language: 'latin' },
]
