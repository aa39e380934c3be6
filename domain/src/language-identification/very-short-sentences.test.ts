import { expect, it } from 'vitest'

import { identifyLanguage } from './index.ts'

/** A bicycle on a train, and a person lost in a forest: queries often have only three words. */
const SENTENCES = `
en|can i bring my own lunch on the boat
de|gibt es dort einen Aufzug für den Rollstuhl
nl|Mag ik mijn fiets meenemen in de trein?
nl|We zijn verdwaald in het bos
sv|Får jag ta med cykeln på tåget?
sv|Vi har gått vilse i skogen
da|Må jeg tage cyklen med i toget?
da|Vi er faret vild i skoven
no|Kan jeg ta med sykkelen på toget?
no|Vi har gått oss bort i skogen
is|Má ég taka hjólið með í lestina?
is|Við villtumst í skóginum
af|Mag ek my fiets op die trein saamneem?
af|Ons het in die bos verdwaal
fr|puis-je emmener mon vélo dans le train
es|nos perdimos en el bosque
it|ci siamo persi nel bosco
pt|posso levar a bicicleta no trem
ca|Puc portar la bicicleta al tren?
ca|Ens hem perdut al bosc
gl|Podo levar a bicicleta no tren?
gl|Perdémonos no bosque onte pola tarde
ro|Pot lua bicicleta în tren?
ro|Ne-am rătăcit în pădure
pl|Czy mogę zabrać rower do pociągu?
pl|Zgubiliśmy się w lesie
cs|Můžu si vzít kolo do vlaku?
cs|Ztratili jsme se v lese
sk|Môžem si vziať bicykel do vlaku?
sk|Stratili sme sa v lese
sl|Ali lahko vzamem kolo na vlak?
sl|Izgubili smo se v gozdu
hr|Mogu li ponijeti bicikl u vlak?
hr|Izgubili smo se u šumi
lt|Ar galiu vežtis dviratį traukiniu?
lt|Mes pasiklydome miške
lv|Vai es drīkstu ņemt līdzi velosipēdu vilcienā?
lv|Mēs apmaldījāmies mežā
fi|Saanko ottaa pyörän junaan?
fi|Eksyimme metsään
et|Kas ma tohin jalgratta rongi võtta?
et|Me eksisime metsas ära
hu|Felvihetem a biciklimet a vonatra?
hu|Eltévedtünk az erdőben
tr|Bisikletimi trene alabilir miyim?
tr|Ormanda kaybolduk
az|Velosipedimi qatara götürə bilərəm?
az|Meşədə azmışıq
uz|Velosipedimni poyezdga olsam bo'ladimi?
uz|Biz o'rmonda adashib qoldik
vi|Tôi mang xe đạp lên tàu được không?
vi|Chúng tôi bị lạc trong rừng
id|Bolehkah saya membawa sepeda ke kereta?
id|Kami tersesat di hutan
ms|Bolehkah saya bawa basikal naik kereta api?
ms|Kami sesat di dalam hutan
tl|Pwede ko bang dalhin ang bisikleta ko sa tren?
tl|Naligaw kami sa gubat
sw|Naweza kubeba baiskeli yangu kwenye treni?
sw|Tumepotea msituni
eu|Bizikleta trenean eraman dezaket?
eu|Basoan galdu gara
sq|A mund ta marr biçikletën në tren?
sq|Kemi humbur në pyll
ga|An féidir liom mo rothar a thabhairt ar an traein?
ga|Táimid caillte sa choill
cy|Ga i fynd â fy meic ar y trên?
cy|Rydyn ni ar goll yn y goedwig
mt|Nista' nieħu r-rota tiegħi fuq il-ferrovija?
mt|Intlifna fil-foresta
eo|Ĉu mi rajtas kunpreni mian biciklon en la trajnon?
eo|Ni perdiĝis en la arbaro
ru|Можно ли взять велосипед в поезд?
ru|Мы заблудились в лесу
uk|Чи можна взяти велосипед у поїзд?
uk|Ми заблукали в лісі
be|Ці можна ўзяць ровар у цягнік?
be|Мы заблукалі ў лесе
bg|Мога ли да взема колелото във влака?
bg|Изгубихме се в гората
sr|Могу ли да понесем бицикл у воз?
sr|Изгубили смо се у шуми
mk|Може ли да го земам велосипедот во воз?
mk|Се изгубивме во шумата
kk|Велосипедімді пойызға алуға бола ма?
kk|Біз орманда адасып қалдық
mn|Дугуйгаа галт тэргэнд авч болох уу?
mn|Бид ойд төөрчихлөө
ky|Велосипедимди поездге алсам болобу?
ky|Биз токойдо адашып калдык
ar|هل يمكنني أخذ دراجتي في القطار؟
ar|لقد تهنا في الغابة
fa|می‌توانم دوچرخه‌ام را سوار قطار کنم؟
fa|ما در جنگل گم شدیم
ur|کیا میں اپنی سائیکل ٹرین میں لے جا سکتا ہوں؟
ur|ہم جنگل میں کھو گئے
ps|ایا زه خپل بایسکل په ریل ګاډي کې وړلی شم؟
ps|موږ په ځنګل کې ورک شو
hi|क्या मैं अपनी साइकिल ट्रेन में ले जा सकता हूँ?
hi|हम जंगल में खो गए
mr|मी माझी सायकल ट्रेनमध्ये नेऊ शकतो का?
mr|आम्ही जंगलात हरवलो
ne|के म मेरो साइकल रेलमा लैजान सक्छु?
ne|हामी जंगलमा हरायौं
`
  .trim()
  .split('\n')
  .map((line) => ({ language: line.split('|')[0] ?? '', text: line.split('|')[1] ?? '' }))
const MOST_WRONG = 5

it('recognises the language of very short sentences', () => {
  const wrong = SENTENCES.filter(({ language, text }) => identifyLanguage(text)?.language !== language)
  expect(wrong.length, wrong.map(({ text }) => text).join(' / ')).toBeLessThanOrEqual(MOST_WRONG)
})
