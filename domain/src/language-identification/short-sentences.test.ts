import { expect, it } from 'vitest'

import { identifyLanguage } from './index.ts'

/** Short sentences, written before they were tested: about weather and prices, a cheap room, a stolen bag. */
const SENTENCES = `
en|vegan restaurants in Rome
en|cheap flights to Oslo next friday
de|Wo kann ich morgen früh Geld wechseln?
de|hotel mit pool auf kreta
fr|il pleut souvent à Londres ?
fr|resto pas cher près du Louvre
es|hotel barato cerca de la playa
es|quiero ir a la montaña mañana
it|spiagge belle in Sardegna
it|devo cambiare i soldi prima di partire
pt|praias bonitas no Algarve
pt|vou viajar sozinha para o Peru
nl|Wat is het beste restaurant in Amsterdam?
nl|Hoe ver is het vliegveld van de stad?
sv|Hur långt är det till flygplatsen?
sv|Vad kostar en natt på hotell?
da|Hvor langt er der til lufthavnen?
da|Hvad er klokken i New York lige nu?
no|Hvor langt er det til flyplassen?
no|Hva slags vær er det i Bergen i mai?
is|Hvernig er veðrið í Reykjavík í júní?
is|Hvað kostar leigubíll á flugvöllinn?
af|Hoe ver is die lughawe van die stad af?
af|Watter geldeenheid gebruik hulle in Namibië?
ca|Quin temps fa a Barcelona al maig?
ca|On puc menjar bé a prop de la platja?
gl|Canto custa un cuarto de hotel en Vigo?
gl|Que tempo vai facer mañá en Lugo?
ro|Cât costă un bilet de tren până la București?
ro|Care este cea mai bună perioadă pentru Grecia?
pl|Jaka jest pogoda w Rzymie w maju?
pl|Ile kosztuje hotel w Krakowie?
cs|Jaké je počasí v Římě v květnu?
cs|Kolik stojí hotel v Praze?
sk|Aké je počasie v Ríme v máji?
sk|Kde sa dá dobre najesť v Bratislave?
sl|Kakšno je vreme v Rimu maja?
sl|Koliko stane hotel v Ljubljani?
hr|Kakvo je vrijeme u Rimu u svibnju?
hr|Gdje mogu dobro jesti u Splitu?
lt|Koks oras Romoje gegužę?
lt|Kiek kainuoja viešbutis Vilniuje?
lv|Kāds laiks ir Romā maijā?
lv|Cik maksā viesnīca Rīgā?
fi|Millainen sää on Roomassa toukokuussa?
fi|Paljonko hotelli maksaa Helsingissä?
et|Milline ilm on Roomas mais?
et|Kui palju maksab hotell Tallinnas?
hu|Milyen az idő Rómában májusban?
hu|Mennyibe kerül egy szálloda Budapesten?
tr|Roma'da mayıs ayında hava nasıl?
tr|İstanbul'da bir otel ne kadar?
tr|Paris'e uçuş kaç saat sürer
az|Bakıda hava necədir?
az|Otel neçəyədir?
uz|Toshkentda ob-havo qanday?
uz|Mehmonxona qancha turadi?
vi|Thời tiết ở Rome vào tháng năm thế nào?
vi|Khách sạn giá bao nhiêu?
id|Bagaimana cuaca di Roma pada bulan Mei?
id|Berapa harga hotel di Bali?
ms|Bagaimanakah cuaca di Rom pada bulan Mei?
ms|Berapakah harga hotel di Langkawi?
tl|Ano ang panahon sa Roma sa Mayo?
tl|Magkano ang hotel sa Cebu?
sw|Hali ya hewa ikoje Roma mwezi wa tano?
sw|Hoteli inagharimu kiasi gani Zanzibar?
eu|Zein eguraldi egiten du Erroman maiatzean?
eu|Zenbat balio du hotel batek Bilbon?
sq|Si është moti në Romë në maj?
sq|Sa kushton një hotel në Tiranë?
ga|Cén chaoi a bhfuil an aimsir sa Róimh?
ga|Cé mhéad a chosnaíonn óstán?
cy|Sut mae'r tywydd yn Rhufain ym mis Mai?
cy|Faint mae gwesty yn ei gostio?
mt|Kif inhu t-temp f'Ruma f'Mejju?
mt|Kemm tiswa lukanda f'Malta?
eo|Kia estas la vetero en Romo en majo?
eo|Kiom kostas hotelo en Parizo?
ru|Какая погода в Риме в мае?
ru|Сколько стоит гостиница в Москве?
uk|Яка погода в Римі у травні?
uk|Скільки коштує готель у Києві?
be|Якое надвор'е ў Рыме ў маі?
be|Колькі каштуе гасцініца ў Мінску?
bg|Какво е времето в Рим през май?
bg|Колко струва хотел в София?
sr|Какво је време у Риму у мају?
sr|Колико кошта хотел у Београду?
mk|Какво е времето во Рим во мај?
mk|Колку чини хотел во Скопје?
kk|Мамыр айында Римде ауа райы қандай?
kk|Қонақүй қанша тұрады?
mn|Тавдугаар сард Ромд цаг агаар ямар байдаг вэ?
mn|Зочид буудал хэд вэ?
ky|Май айында Римде аба ырайы кандай?
ky|Мейманкана канча турат?
ar|كيف هو الطقس في روما في مايو؟
ar|كم سعر الفندق في القاهرة؟
fa|هوای رم در ماه مه چطور است؟
fa|قیمت هتل در تهران چقدر است؟
ur|مئی میں روم کا موسم کیسا ہے؟
ur|لاہور میں ہوٹل کتنے کا ہے؟
ps|په روم کې هوا څنګه ده؟
ps|د هوټل بیه څومره ده؟
hi|मई में रोम का मौसम कैसा है?
hi|दिल्ली में होटल कितने का है?
mr|मे महिन्यात रोममध्ये हवामान कसे असते?
mr|पुण्यात हॉटेलचा दर किती आहे?
ne|मे महिनामा रोमको मौसम कस्तो छ?
ne|काठमाडौंमा होटलको मूल्य कति हो?
ja|5月のローマの天気はどうですか
zh|五月罗马天气怎么样
ko|5월 로마 날씨 어때요?
el|Τι καιρό κάνει στη Ρώμη τον Μάιο;
he|מה מזג האוויר ברומא במאי?
hy|Ինչպիսի՞ն է եղանակը Հռոմում մայիսին
ka|როგორი ამინდია რომში მაისში?
th|อากาศที่โรมในเดือนพฤษภาคมเป็นอย่างไร
lo|ສະພາບອາກາດຢູ່ໂຣມເປັນແນວໃດ
km|អាកាសធាតុនៅរ៉ូមយ៉ាងម៉េច
my|ရောမမှာ ရာသီဥတု ဘယ်လိုလဲ
ta|மே மாதத்தில் ரோமில் வானிலை எப்படி
te|మేలో రోమ్ వాతావరణం ఎలా ఉంటుంది
kn|ಮೇ ತಿಂಗಳಲ್ಲಿ ರೋಮ್ ಹವಾಮಾನ ಹೇಗಿದೆ
ml|മെയ് മാസത്തിൽ റോമിലെ കാലാവസ്ഥ എങ്ങനെയാണ്
gu|મે મહિનામાં રોમનું હવામાન કેવું છે
pa|ਮਈ ਵਿੱਚ ਰੋਮ ਦਾ ਮੌਸਮ ਕਿਵੇਂ ਹੈ
bn|মে মাসে রোমের আবহাওয়া কেমন
si|මැයි මාසයේ රෝමයේ කාලගුණය කොහොමද
am|በግንቦት ወር የሮም የአየር ሁኔታ እንዴት ነው
en|bus to the airport tomorrow morning
de|Schöne Strände auf Sardinien?
fr|Un vol pour Oslo demain matin
es|Autobús al aeropuerto mañana temprano
it|Autobus per l'aeroporto domani mattina
pt|Autocarro para o aeroporto amanhã de manhã
nl|Welke munt gebruiken ze in Zweden?
nl|Ik zoek een goedkope kamer in Gent
sv|Jag letar efter ett billigt rum i Malmö
sv|Vilken valuta använder de i Danmark?
da|Jeg leder efter et billigt værelse i Aarhus
da|Hvilken valuta bruger de i Sverige?
no|Jeg ser etter et billig rom i Oslo
no|Hvilken valuta bruker de i Sverige?
is|Ég er að leita að ódýru herbergi
af|Ek soek 'n goedkoop kamer in Kaapstad
ca|Busco una habitació barata a Girona
gl|Busco un cuarto barato en Ourense, por favor
ro|Caut o cameră ieftină în Cluj
pl|Szukam taniego pokoju w Gdańsku
pl|Czy w Egipcie jest bezpiecznie?
cs|Hledám levný pokoj v Brně
cs|Je v Egyptě bezpečno?
sk|Hľadám lacnú izbu v Košiciach
sl|Iščem poceni sobo v Mariboru
hr|Tražim jeftinu sobu u Zadru
lt|Ieškau pigaus kambario Kaune
lv|Meklēju lētu istabu Rīgā
fi|Etsin halpaa huonetta Turusta
et|Otsin odavat tuba Tartus
hu|Olcsó szobát keresek Pécsen
tr|Ankara'da ucuz bir oda arıyorum
tr|Mısır güvenli mi?
az|Bakıda ucuz otaq axtarıram
uz|Samarqandda arzon xona qidiryapman
vi|Tôi đang tìm một phòng giá rẻ ở Huế
id|Saya mencari kamar murah di Bandung
ms|Saya sedang mencari bilik murah di Melaka
tl|Naghahanap ako ng murang kuwarto sa Baguio
sw|Natafuta chumba cha bei nafuu Mombasa
eu|Gela merke bat bilatzen dut Donostian
sq|Po kërkoj një dhomë të lirë në Durrës
ga|Tá seomra saor uaim i nGaillimh
cy|Rydw i'n chwilio am ystafell rad yng Nghaerdydd
mt|Qed infittex kamra rħisa f'Għawdex
eo|Mi serĉas malmultekostan ĉambron
ru|Ищу недорогой номер в Казани
uk|Шукаю недорогий номер у Львові
be|Шукаю танны нумар у Гродне
bg|Търся евтина стая в Пловдив
sr|Тражим јефтину собу у Новом Саду
mk|Барам евтина соба во Охрид
kk|Алматыдан арзан бөлме іздеп жүрмін
mn|Улаанбаатарт хямд өрөө хайж байна
ky|Ош шаарынан арзан бөлмө издеп жатам
ar|أبحث عن غرفة رخيصة في دبي
fa|دنبال یک اتاق ارزان در شیراز هستم
ur|میں کراچی میں سستا کمرہ ڈھونڈ رہا ہوں
ps|زه په کابل کې یوه ارزانه خونه لټوم
hi|मैं जयपुर में सस्ता कमरा ढूँढ रहा हूँ
mr|मी मुंबईत स्वस्त खोली शोधत आहे
ne|म पोखरामा सस्तो कोठा खोज्दै छु
en|my bag got stolen on the bus
de|Mir wurde im Bus die Tasche gestohlen
fr|on m'a volé mon sac dans le bus
es|me robaron el bolso en el autobús
it|mi hanno rubato la borsa in autobus
pt|roubaram-me a mala no autocarro
nl|Mijn tas is gestolen in de bus
sv|Min väska blev stulen på bussen
da|Min taske blev stjålet i bussen
no|Vesken min ble stjålet på bussen
is|Töskunni minni var stolið í strætó
af|My sak is gesteel op die bus
ca|M'han robat la bossa a l'autobús
gl|Roubáronme a bolsa no autobús
ro|Mi-au furat geanta în autobuz
pl|Ukradli mi torbę w autobusie
cs|Ukradli mi tašku v autobuse
sk|V autobuse mi ukradli tašku
sl|Na avtobusu so mi ukradli torbo
hr|Ukrali su mi torbu u autobusu
lt|Autobuse man pavogė krepšį
lv|Autobusā man nozaga somu
fi|Laukkuni varastettiin bussissa
et|Mu kott varastati bussis ära
hu|Ellopták a táskámat a buszon
tr|Otobüste çantam çalındı
az|Avtobusda çantamı oğurladılar
uz|Avtobusda sumkamni o'g'irlashdi
vi|Tôi bị mất túi trên xe buýt
id|Tas saya dicuri di bus
ms|Beg saya dicuri di dalam bas
tl|Ninakaw ang bag ko sa bus
sw|Mkoba wangu umeibiwa kwenye basi
eu|Poltsa lapurtu didate autobusean
sq|Më vodhën çantën në autobus
ga|Goideadh mo mhála ar an mbus
cy|Cafodd fy mag ei ddwyn ar y bws
mt|Serquli l-basket fuq il-karozza tal-linja
eo|Oni ŝtelis mian sakon en la buso
ru|У меня украли сумку в автобусе
uk|У мене вкрали сумку в автобусі
be|У мяне скралі сумку ў аўтобусе
bg|Откраднаха ми чантата в автобуса
sr|Украли су ми торбу у аутобусу
mk|Ми ја украдоа чантата во автобус
kk|Автобуста сөмкемді ұрлап кетті
ky|Автобуста сумкамды уурдап кетишти
mn|Автобусанд миний цүнхийг хулгайлсан
ar|سُرقت حقيبتي في الحافلة
fa|کیفم را در اتوبوس دزدیدند
ur|بس میں میرا بیگ چوری ہو گیا
ps|زما کڅوړه په بس کې غلا شوه
hi|बस में मेरा बैग चोरी हो गया
mr|बसमध्ये माझी बॅग चोरीला गेली
ne|बसमा मेरो झोला चोरी भयो
`
  .trim()
  .split('\n')
  .map((line) => ({ language: line.split('|')[0] ?? '', text: line.split('|')[1] ?? '' }))
const SPOKEN = ['en', 'de', 'fr', 'es', 'it', 'pt']
const LEAST = 0.95

it('recognises the language of short sentences', () => {
  const wrong = SENTENCES.filter(({ language, text }) => identifyLanguage(text)?.language !== language)
  expect(wrong.filter(({ language }) => SPOKEN.includes(language))).toEqual([])
  expect(wrong.length / SENTENCES.length).toBeLessThan(1 - LEAST)
})
