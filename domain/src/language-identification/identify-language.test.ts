import { describe, expect, it } from 'vitest'

import { IDENTIFIED_LANGUAGES, identifyLanguage } from './index.ts'

describe('identifyLanguage', () => {
  it.each([
    ['en', 'Do I need a visa for Vietnam?'],
    ['de', 'Brauche ich ein Visum für Vietnam?'],
    ['fr', 'Ai-je besoin d’un visa pour le Vietnam ?'],
    ['es', '¿Necesito un visado para Vietnam?'],
    ['it', 'Mi serve un visto per il Vietnam?'],
    ['pt', 'Preciso de visto para o Vietname?'],
    ['nl', 'Heb ik een visum nodig voor Vietnam?'],
    ['sv', 'Behöver jag visum till Vietnam?'],
    ['da', 'Har jeg brug for visum til Vietnam? Hvad koster det?'],
    ['no', 'Trenger jeg visum til Vietnam? Hva koster det?'],
    ['is', 'Þarf ég vegabréfsáritun til Víetnam?'],
    ['af', 'Het ek n visum nodig vir Viëtnam? Ons wil nie wag nie'],
    ['ca', 'Necessito un visat per anar al Vietnam amb aquest passaport?'],
    ['gl', 'Preciso visado para ir a Vietnam? Onde hai unha embaixada?'],
    ['ro', 'Am nevoie de viză pentru Vietnam?'],
    ['pl', 'Czy potrzebuję wizy do Wietnamu?'],
    ['cs', 'Potřebuji vízum do Vietnamu?'],
    ['sk', 'Potrebujem vízum do Vietnamu? Koľko to stojí?'],
    ['sl', 'Ali potrebujem vizum za Vietnam?'],
    ['hr', 'Trebam li vizu za Vijetnam? Koliko košta?'],
    ['lt', 'Ar man reikia vizos į Vietnamą?'],
    ['lv', 'Vai man vajag vīzu uz Vjetnamu?'],
    ['fi', 'Tarvitsenko viisumin Vietnamiin?'],
    ['et', 'Kas mul on Vietnami jaoks viisat vaja?'],
    ['hu', 'Szükségem van vízumra Vietnámba?'],
    ['tr', 'Vietnam için vize gerekli mi?'],
    ['az', 'Vyetnam üçün viza lazımdır?'],
    ['vi', 'Tôi có cần thị thực đến Nhật Bản không?'],
    ['id', 'Apakah saya perlu visa untuk Vietnam?'],
    ['ms', 'Adakah saya perlukan visa? Bila masa terbaik?'],
    ['tl', 'Kailangan ko ba ng visa para sa Vietnam?'],
    ['sw', 'Je, ninahitaji visa kwa Vietnam? Ni wakati gani bora?'],
    ['sq', 'A kam nevojë për vizë në Vietnam?'],
    ['ga', 'An bhfuil víosa ag teastáil? Cá bhfuil an t-am is fearr?'],
    ['ru', 'Нужна ли мне виза во Вьетнам?'],
    ['uk', 'Чи потрібна мені віза до В’єтнаму?'],
    ['bg', 'Трябва ли ми виза за Виетнам?'],
    ['sr', 'Да ли ми је потребна виза за Вијетнам?'],
    ['kk', 'Вьетнамға виза керек пе? Бұл қанша тұрады?'],
    ['el', 'Χρειάζομαι βίζα για το Βιετνάμ;'],
    ['he', 'האם אני צריך ויזה לווייטנאם?'],
    ['ar', 'هل أحتاج إلى تأشيرة لفيتنام؟'],
    ['fa', 'آیا برای ویتنام به ویزا نیاز دارم؟'],
    ['ur', 'کیا مجھے ویتنام کے لیے ویزا چاہیے؟'],
    ['hi', 'क्या मुझे वियतनाम के लिए वीज़ा चाहिए?'],
    ['mr', 'मला व्हिएतनामसाठी व्हिसा पाहिजे आहे काय?'],
    ['bn', 'ভিয়েতনামের জন্য কি আমার ভিসা লাগবে?'],
    ['ta', 'வியட்நாமுக்கு விசா தேவையா?'],
    ['te', 'వియత్నాంకు వీసా అవసరమా?'],
    ['th', 'ฉันต้องขอวีซ่าไปเวียดนามไหม'],
    ['km', 'តើខ្ញុំត្រូវការទិដ្ឋាការទេ?'],
    ['my', 'ဗီဇာလိုပါသလား'],
    ['ka', 'მჭირდება ვიზა ვიეტნამისთვის?'],
    ['hy', 'Ինձ վիզա պե՞տք է'],
    ['am', 'ቪዛ ያስፈልገኛል?'],
    ['ja', 'ベトナムのビザは必要ですか'],
    ['zh', '去越南需要签证吗'],
    ['ko', '베트남 비자가 필요한가요?'],
  ])('recognises %s', (language, text) => expect(identifyLanguage(text)?.language).toBe(language))

  it('supports more than sixty languages', () => {
    expect(new Set(IDENTIFIED_LANGUAGES).size).toBe(IDENTIFIED_LANGUAGES.length)
    expect(IDENTIFIED_LANGUAGES.length).toBeGreaterThanOrEqual(60)
  })

  it.each(['', '123 €', '??? !!!'])('returns nothing for %j', (text) => expect(identifyLanguage(text)).toBeNull())

  it('prefers the language of the conversation when a word fits both', () => {
    expect(identifyLanguage('la Roma', 'it')?.language).toBe('it')
    expect(identifyLanguage('la Roma', 'es')?.language).toBe('es')
    expect(identifyLanguage('And what is the weather like?', 'de')?.language).toBe('en')
  })
})
