import { expect, it } from 'vitest'

import { identifyLanguage } from './index.ts'

/** Of water from the tap, a lost passport, two days with children, shops on a Sunday and the side of the road. */
const SENTENCES = `
en|is tap water safe to drink there
en|lost my passport what now
en|two rainy days with kids
de|Kann man dort mit Karte zahlen?
de|Reisepass verloren, was tun
de|zwei Tage mit Kindern bei Regen
nl|Kan ik daar met een kaart betalen?
nl|Is het kraanwater veilig om te drinken?
nl|Twee dagen met de kinderen in Brugge
sv|Kan man dricka kranvattnet där?
sv|Jag har tappat mitt pass
sv|Två dagar med barnen i Göteborg
da|Kan man drikke vandet fra hanen?
da|Jeg har mistet mit pas
da|To dage med børnene i Odense
no|Kan man drikke vannet fra springen?
no|Jeg har mistet passet mitt
no|To dager med barna i Trondheim
is|Er hægt að drekka kranavatnið?
is|Ég týndi vegabréfinu mínu
is|Tveir dagar með krakkana á Akureyri
af|Kan mens die kraanwater drink?
af|Ek het my paspoort verloor
af|Twee dae saam met die kinders in Durban
fr|peut-on boire l'eau du robinet
fr|passeport perdu, que faire
fr|deux jours sous la pluie avec des enfants
es|¿se puede beber agua del grifo?
es|perdí el pasaporte, ¿qué hago?
es|dos días de lluvia con niños
it|si può bere l'acqua del rubinetto?
it|ho perso il passaporto, che faccio
it|due giorni di pioggia con bambini
pt|dá para beber água da torneira?
pt|perdi o passaporte e agora
pt|dois dias de chuva com crianças
ca|Es pot beure aigua de l'aixeta?
ca|He perdut el passaport, què faig?
ca|Dos dies amb els nens a Tarragona
gl|Pódese beber auga da billa?
gl|Perdín o pasaporte, que fago?
gl|Dous días cos nenos na Coruña
ro|Se poate bea apa de la robinet?
ro|Mi-am pierdut pașaportul
ro|Două zile cu copiii la Sibiu
pl|Czy można pić wodę z kranu?
pl|Zgubiłem paszport, co robić?
pl|Dwa dni z dziećmi we Wrocławiu
cs|Dá se pít voda z kohoutku?
cs|Ztratil jsem pas, co mám dělat?
cs|Dva dny s dětmi v Olomouci
sk|Dá sa piť voda z vodovodu?
sk|Stratil som pas, čo mám robiť?
sk|Dva dni s deťmi v Nitre
sl|Ali lahko pijem vodo iz pipe?
sl|Izgubil sem potni list
sl|Dva dni z otroki na Bledu
hr|Može li se piti voda iz slavine?
hr|Izgubio sam putovnicu
hr|Dva dana s djecom u Puli
lt|Ar galima gerti vandenį iš čiaupo?
lt|Pamečiau pasą, ką daryti?
lt|Dvi dienos su vaikais Klaipėdoje
lv|Vai var dzert krāna ūdeni?
lv|Es pazaudēju pasi
lv|Divas dienas ar bērniem Liepājā
fi|Voiko hanavettä juoda?
fi|Kadotin passini, mitä teen?
fi|Kaksi päivää lasten kanssa Oulussa
et|Kas kraanivett võib juua?
et|Ma kaotasin oma passi ära
et|Kaks päeva lastega Pärnus
hu|Iható a csapvíz?
hu|Elvesztettem az útlevelemet
hu|Két nap gyerekekkel Egerben
tr|Musluk suyu içilir mi?
tr|Pasaportumu kaybettim ne yapmalıyım
tr|Çocuklarla iki gün İzmir
az|Kran suyu içmək olar?
az|Pasportumu itirmişəm, nə edim?
az|Uşaqlarla iki gün Gəncədə
uz|Jo'mrak suvini ichsa bo'ladimi?
uz|Pasportimni yo'qotib qo'ydim
uz|Bolalar bilan ikki kun Buxoroda
vi|Nước máy có uống được không?
vi|Tôi làm mất hộ chiếu rồi
vi|Hai ngày với trẻ con ở Đà Nẵng
id|Apakah air keran aman diminum?
id|Paspor saya hilang, harus bagaimana?
id|Dua hari bersama anak-anak di Yogyakarta
ms|Bolehkah saya minum air paip?
ms|Pasport saya hilang, apa patut saya buat?
ms|Dua hari dengan kanak-kanak di Ipoh
tl|Ligtas bang inumin ang tubig sa gripo?
tl|Nawala ang pasaporte ko, ano ang gagawin ko?
tl|Dalawang araw kasama ang mga bata sa Davao
sw|Je, maji ya bomba ni salama kunywa?
sw|Nimepoteza pasipoti yangu
sw|Siku mbili na watoto Arusha
eu|Iturriko ura edan daiteke?
eu|Pasaportea galdu dut, zer egin behar dut?
eu|Bi egun haurrekin Gasteizen
sq|A mund të pihet uji i çezmës?
sq|Kam humbur pasaportën
sq|Dy ditë me fëmijët në Sarandë
ga|An féidir uisce an tsconna a ól?
ga|Chaill mé mo phas
ga|Dhá lá leis na páistí i gCorcaigh
cy|Ydy'r dŵr tap yn ddiogel i'w yfed?
cy|Dw i wedi colli fy mhasbort
cy|Dau ddiwrnod gyda'r plant yn Abertawe
mt|L-ilma tal-vit tajjeb għax-xorb?
mt|Tlift il-passaport tiegħi
mt|Jumejn mat-tfal fil-Mosta
eo|Ĉu oni povas trinki la akvon el la krano?
eo|Mi perdis mian pasporton
eo|Du tagoj kun la infanoj en Vieno
ru|Можно ли пить воду из-под крана?
ru|Я потерял паспорт, что делать?
ru|Два дня с детьми в Сочи
uk|Чи можна пити воду з-під крана?
uk|Я загубив паспорт, що робити?
uk|Два дні з дітьми в Одесі
be|Ці можна піць ваду з-пад крана?
be|Я згубіў пашпарт, што рабіць?
be|Два дні з дзецьмі ў Брэсце
bg|Може ли да се пие водата от чешмата?
bg|Загубих си паспорта, какво да правя?
bg|Два дни с децата във Варна
sr|Да ли се може пити вода са чесме?
sr|Изгубио сам пасош, шта да радим?
sr|Два дана са децом у Нишу
mk|Дали може да се пие водата од чешма?
mk|Го изгубив пасошот, што да правам?
mk|Два дена со децата во Битола
kk|Құбыр суын ішуге бола ма?
kk|Паспортымды жоғалтып алдым
kk|Балалармен екі күн Шымкентте
mn|Крантны усыг ууж болох уу?
mn|Би паспортоо гээчихсэн
mn|Хүүхдүүдтэй хоёр өдөр Эрдэнэтэд
ky|Кран суусун ичсе болобу?
ky|Паспортумду жоготуп алдым
ky|Балдар менен эки күн Ысык-Көлдө
ar|هل ماء الصنبور صالح للشرب؟
ar|فقدت جواز سفري ماذا أفعل
ar|يومان مع الأطفال في مراكش
fa|آیا می‌توان آب شیر را نوشید؟
fa|گذرنامه‌ام را گم کردم
fa|دو روز با بچه‌ها در اصفهان
ur|کیا نل کا پانی پینا محفوظ ہے؟
ur|میرا پاسپورٹ گم ہو گیا ہے
ur|بچوں کے ساتھ دو دن اسلام آباد
ps|ایا د نل اوبه د څښلو وړ دي؟
ps|ما خپل پاسپورټ ورک کړ
ps|دوه ورځې له ماشومانو سره په هرات کې
hi|क्या नल का पानी पीना सुरक्षित है?
hi|मेरा पासपोर्ट खो गया है
hi|बच्चों के साथ दो दिन उदयपुर
mr|नळाचे पाणी पिण्यास सुरक्षित आहे का?
mr|माझा पासपोर्ट हरवला
mr|मुलांसोबत दोन दिवस नाशिकला
ne|के धाराको पानी पिउन सुरक्षित छ?
ne|मेरो राहदानी हरायो
ne|बच्चाहरूसँग दुई दिन चितवनमा
en|which side of the road do they drive on
en|need a quiet place to work near the harbour
de|Auf welcher Straßenseite fährt man?
de|ruhiger Platz zum Arbeiten am Hafen gesucht
nl|Aan welke kant van de weg rijdt men?
nl|Zijn de winkels op zondag open?
nl|Wat moet ik aantrekken in november?
sv|Vilken sida av vägen kör man på?
sv|Är butikerna öppna på söndagar?
sv|Vad ska jag ha på mig i november?
da|Hvilken side af vejen kører man i?
da|Har butikkerne åbent om søndagen?
da|Hvad skal jeg tage på i november?
no|Hvilken side av veien kjører man på?
no|Er butikkene åpne på søndager?
no|Hva bør jeg ha på meg i november?
is|Hvorum megin á veginum er ekið?
is|Eru búðirnar opnar á sunnudögum?
af|Aan watter kant van die pad bestuur mens?
af|Is die winkels Sondae oop?
fr|de quel côté de la route roule-t-on
fr|cherche un coin calme pour travailler
es|por qué lado de la carretera se conduce
es|busco un sitio tranquilo para trabajar
it|da che lato della strada si guida
it|cerco un posto tranquillo per lavorare
pt|de que lado da estrada se conduz
pt|procuro um lugar calmo para trabalhar
ca|Per quin costat de la carretera es condueix?
ca|Obren les botigues els diumenges?
gl|Por que lado da estrada se conduce aquí?
gl|Abren as tendas os domingos?
gl|Que roupa levo en novembro?
ro|Pe ce parte a drumului se circulă?
ro|Sunt deschise magazinele duminica?
pl|Po której stronie drogi się jeździ?
pl|Czy sklepy są otwarte w niedzielę?
cs|Po které straně silnice se jezdí?
cs|Jsou obchody otevřené v neděli?
cs|Co si mám vzít na sebe v listopadu?
sk|Po ktorej strane cesty sa jazdí?
sk|Sú obchody otvorené v nedeľu?
sk|Čo si mám obliecť v novembri?
sl|Po kateri strani ceste se vozi?
sl|Ali so trgovine odprte ob nedeljah?
hr|Kojom stranom ceste se vozi?
hr|Jesu li trgovine otvorene nedjeljom?
lt|Kuria kelio puse važiuojama?
lt|Ar parduotuvės dirba sekmadieniais?
lv|Pa kuru ceļa pusi jābrauc?
lv|Vai veikali strādā svētdienās?
fi|Kummalla puolella tietä ajetaan?
fi|Ovatko kaupat auki sunnuntaina?
et|Kummal pool teed sõidetakse?
et|Kas poed on pühapäeval lahti?
hu|Az út melyik oldalán kell közlekedni?
hu|Nyitva vannak a boltok vasárnap?
tr|Yolun hangi tarafından gidiliyor?
tr|Pazar günü mağazalar açık mı?
az|Yolun hansı tərəfi ilə sürürlər?
az|Bazar günü mağazalar işləyir?
uz|Yo'lning qaysi tomonidan yuriladi?
uz|Yakshanba kuni do'konlar ochiqmi?
vi|Xe chạy bên nào của đường?
vi|Chủ nhật cửa hàng có mở không?
id|Di sisi jalan mana orang menyetir?
id|Apakah toko buka pada hari Minggu?
id|Pakaian apa yang cocok untuk bulan November?
ms|Di sebelah jalan mana orang memandu?
ms|Adakah kedai dibuka pada hari Ahad?
ms|Pakaian apa yang sesuai untuk bulan November?
tl|Saang panig ng kalsada nagmamaneho?
tl|Bukas ba ang mga tindahan tuwing Linggo?
sw|Wanaendesha upande gani wa barabara?
sw|Maduka hufunguliwa Jumapili?
eu|Errepidearen zein aldetatik gidatzen da?
eu|Irekita daude dendak igandeetan?
sq|Në cilën anë të rrugës ngasin makinën?
sq|A janë hapur dyqanet të dielën?
ga|Cén taobh den bhóthar a dtiomáintear air?
ga|An mbíonn na siopaí ar oscailt Dé Domhnaigh?
cy|Pa ochr o'r ffordd maen nhw'n gyrru?
cy|Ydy'r siopau ar agor ddydd Sul?
mt|Fuq liema naħa tat-triq isuqu?
mt|Il-ħwienet ikunu miftuħin il-Ħadd?
eo|Sur kiu flanko de la vojo oni veturas?
eo|Ĉu la butikoj malfermiĝas dimanĉe?
ru|По какой стороне дороги там ездят?
ru|Магазины открыты в воскресенье?
uk|По якому боці дороги там їздять?
uk|Крамниці відчинені в неділю?
be|Па якім баку дарогі там ездзяць?
be|Ці адкрыты крамы ў нядзелю?
bg|От коя страна на пътя се кара?
bg|Отворени ли са магазините в неделя?
sr|Којом страном пута се вози?
sr|Да ли су продавнице отворене недељом?
mk|На која страна од патот се вози?
mk|Дали продавниците се отворени во недела?
kk|Жолдың қай жағымен жүреді?
kk|Дүкендер жексенбіде ашық па?
mn|Замын аль талаар явдаг вэ?
mn|Ням гарагт дэлгүүрүүд нээлттэй юу?
ky|Жолдун кайсы тарабы менен жүрүшөт?
ky|Дүкөндөр жекшембиде ачыкпы?
ar|على أي جانب من الطريق يقودون؟
ar|هل المتاجر مفتوحة يوم الأحد؟
fa|در کدام سمت جاده رانندگی می‌کنند؟
fa|آیا مغازه‌ها یکشنبه باز هستند؟
ur|سڑک کے کس طرف گاڑی چلاتے ہیں؟
ur|کیا اتوار کو دکانیں کھلی ہوتی ہیں؟
ps|د سړک په کومه خوا موټر چلوي؟
ps|ایا د یکشنبې په ورځ دوکانونه خلاص وي؟
hi|सड़क के किस तरफ गाड़ी चलाते हैं?
hi|क्या रविवार को दुकानें खुली रहती हैं?
mr|रस्त्याच्या कोणत्या बाजूने गाडी चालवतात?
mr|रविवारी दुकाने उघडी असतात का?
ne|सडकको कुन छेउबाट गाडी चलाइन्छ?
ne|आइतबार पसलहरू खुल्छन्?
`
  .trim()
  .split('\n')
  .map((line) => ({ language: line.split('|')[0] ?? '', text: line.split('|')[1] ?? '' }))
/** Related languages share whole sentences: "Pakaian apa" is Malay and Indonesian. */
const MOST_WRONG = 8

it('recognises the language of sentences on other subjects', () => {
  const wrong = SENTENCES.filter(({ language, text }) => identifyLanguage(text)?.language !== language)
  expect(wrong.length, wrong.map(({ text }) => text).join(' / ')).toBeLessThanOrEqual(MOST_WRONG)
})
