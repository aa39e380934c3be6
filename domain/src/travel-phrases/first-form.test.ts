import { describe, expect, it } from 'vitest'

import { firstForm } from './index.ts'

describe('firstForm', () => {
  it.each([
    ['fr', 'Je suis végétarien / végétarienne', 'Je suis végétarien'],
    ['fr', 'Enchanté / Enchantée', 'Enchanté'],
    ['es', 'No encuentro a mi hijo / a mi hija', 'No encuentro a mi hijo'],
    ['it', 'Non trovo più il mio bambino / la mia bambina', 'Non trovo più il mio bambino'],
    ['pl', 'Czy mówi pan / pani po angielsku?', 'Czy mówi pan po angielsku?'],
    ['pl', 'Nie zdążyłem / Nie zdążyłam na przesiadkę', 'Nie zdążyłem na przesiadkę'],
    ['pl', 'Zgubiłem się / Zgubiłam się', 'Zgubiłem się'],
    ['hr', 'Izgubio / Izgubila sam putovnicu', 'Izgubio sam putovnicu'],
    ['ru', 'Я потерял/потеряла паспорт', 'Я потерял паспорт'],
    ['ar', 'أنا نباتي/نباتية، لا آكل اللحم', 'أنا نباتي، لا آكل اللحم'],
    ['he', 'אני צריך/צריכה רופא', 'אני צריך רופא'],
    ['hi', 'मैं मांस नहीं खाता/खाती', 'मैं मांस नहीं खाता'],
    ['th', 'ผม/ฉันแพ้ไข่ครับ/ค่ะ', 'ผมแพ้ไข่ครับ'],
    ['vi', 'Anh/chị nói lại giúp tôi được không?', 'Anh nói lại giúp tôi được không?'],
    ['de', 'Wo ist die Toilette?', 'Wo ist die Toilette?'],
  ])('%s: %s', (language, words, first) => expect(firstForm(words, language)).toBe(first))
})
