import type { Intent } from '../sentences.ts'

/** What a question in any other language is about: words, and beginnings of words, that mean one thing wherever they stand. */
export const OTHER_WORDS: Readonly<Partial<Record<Intent, string>>> = {
  entry:
    'visum visa viza vizum wiza wizy vize viisum viisumi vizo віза візу виза визу βιζα ויזה تاشيره ويزا ویزا 签证 簽證 ビザ 査証 비자 वीज़ा वीजा ভিসা விசா วีซ่า thi thuc vegabrefsaritun viza vizes vizumra vize',
  money:
    'valuta waluta mena валюта valuutta para birimi עמלה מטבע عمله 货币 貨幣 通貨 통화 화폐 मुद्रा สกุลเงิน tien te mata uang νομισμα valiuta pinigai penznem',
  climate:
    'weer vader vejr vaer pogoda pocasi sää saa hava погода погоду καιρος מזג الطقس هوا اب天 天气 天氣 気温 天気 날씨 मौसम อากาศ thoi tiet cuaca vreme vremea idojaras oras panahon hali',
  emergency:
    'noodnummer alarmnummer nodnummer nodnumret nodnum nodtelefon alarmowy tisnove hatanumero acil екстрен экстренн скорая εκτακτης חירום طوارئ اورژانس 紧急 急救 緊急 긴급 응급 आपातकालीन ฉุกเฉิน khan cap darurat urgenta segelyhivo',
  plugs:
    'stekker stopcontact uttag stikkontakt gniazdk zasuvk pistorasia priz розетк розетки πριζα שקע قابس مقبس پریز 插座 插头 コンセント 콘센트 प्लग ปลั๊ก o cam colokan stopkontak priza konnektor',
  distance:
    'afstand avstand odleglosc vzdalenost etaisyys mesafe расстояни відстань αποσταση מרחק المسافه فاصله 距离 距離 거리 दूरी ระยะทาง khoang cach jarak distanta tavolsag',
  best: 'beste tijd basta tiden najlepszy czas nejlepsi paras aika лучшее время найкращий час καλυτερη εποχη افضل وقت بهترین زمان 最佳 ベストシーズン 가장 좋은 시기 सबसे अच्छा समय terbaik',
  cost: 'kost kosta koster kosztuje stoji maksaa стоит коштує κοστιζει עולה تكلفه هزینه 多少钱 费用 費用 いくら 얼마 खर्च ราคา chi phi biaya costa kerul',
  plan: 'plan plannen planera zaplanuj naplanuj suunnittele planla спланируй план σχεδιασε תכנן خطط برنامه 计划 行程 計画 プラン 일정 योजना แผน ke hoach rencana',
  advisory:
    'veilig saker sikker bezpieczn bezpecn turvallin guvenli безопасно безпечно ασφαλης בטוח امن 安全 安全 안전 सुरक्षित ปลอดภัย an toan aman sigur biztonsagos',
  clock:
    'hoe laat klockan która godzina kolik hodin saat kac который час котра година 几点 何時 몇 시 jam berapa may gio',
  difference:
    'tijdverschil tidsskillnad roznica czasu casovy posun aikaero saat farki разница во времени різниця в часі διαφορα ωρας פער שעות فرق التوقيت 时差 時差 시차 chenh lech gio',
  capital:
    'hoofdstad huvudstad hovedstad stolica hlavni mesto paakaupunki baskent столица столиця πρωτευουσα בירה عاصمه پایتخت 首都 수도 राजधानी เมืองหลวง thu do ibu kota capitala fovaros',
  language:
    'welke taal vilket sprak jezyk jazyk kieli hangi dil язык мова γλωσσα שפה اللغه زبان 语言 言語 언어 भाषा ภาษา ngon ngu bahasa limba nyelv',
}
