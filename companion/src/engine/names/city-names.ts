import { foldText } from '@app/domain/place-search'

/**
 * What the cities that travellers ask about most are called in the languages of the answers, where that differs from the
 * name in the tables: GeoNames' id, then English, German, French, Spanish, Italian and Portuguese. From GeoNames
 * (CC BY 4.0), each line read by a person: the source also has names that nobody uses any more.
 */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt']

const NAMES = `
98182||Bagdad|Bagdad|Bagdad||Bagdade
104515||Mekka|La Mecque|La Meca|La Mecca|Meca
105343||Dschidda|Djeddah||Jedda|Jidá
108410||Riad|Riyad|Riad|Riyad|Riade
109223|||Médine|||
112931||Teheran|Téhéran|Teherán|Teheran|Teerão
115019||Schiras|Chiraz|||Xiraz
146268||Nikosia|Nicosie|||Nicósia
148730||Sansibar||Zanzíbar||
160263||Daressalam|Dar es Salam|Dar es-Salam||
170654||Damaskus|Damas|Damasco|Damasco|Damasco
186301||||||Mombaça
250441||||Ammán||Amã
261745|Heraklion|Heraklion|Héraklion|Heraclión|Heraklion|Heraklion
264371||Athen|Athènes|Atenas|Atene|Atenas
276781|||Beyrouth|||Beirute
281184|||Jérusalem|Jerusalén|Gerusalemme|Jerusalém
285787||Kuwait-Stadt|Koweït|Ciudad de Kuwait|Al-Kuwait|Kuwait
287286||Maskat|Mascate|Mascate||Mascate
292223|||Dubaï|Dubái||
292968|||Abou Dabi|Abu Dabi||Abu Dabi
293397|||Tel-Aviv|||
311046|Izmir|Izmir|Izmir|Esmirna|Smirne|Esmirna
323786||||||Ancara
344979||Addis Abeba|Addis-Abeba|Addis Abeba|Addis Abeba|Adis Abeba
359792||Assuan|Assouan|Asuán|Assuan|Assuão
360502|||Louxor|Lúxor||
360630||Kairo|Le Caire|El Cairo|Il Cairo|
361058|||Alexandrie|Alejandría|Alessandria d'Egitto|
379252||Khartum||Jartum|Khartum|Cartum
418863|||Ispahan|Isfahán|Esfahan|
498817||Sankt Petersburg|Saint-Pétersbourg|San Petersburgo|San Pietroburgo|São Petersburgo
524901||Moskau|Moscou|Moscú|Mosca|Moscovo
587084|||Bakou|Bakú||Baku
588409||||Tallin||
593116||||Vilna||
611717||Tiflis|Tbilissi|Tiflis||Tbilissi
616052||Jerewan|Erevan|Ereván|Jerevan|Erevan
658225||||||Helsínquia
683506||Bukarest|Bucarest|Bucarest|Bucarest|Bucareste
702550||Lwiw||Leópolis|Leopoli|
727011||||Sofía||Sófia
728193||Plowdiw||||
734077|Thessaloniki|Thessaloniki|Thessalonique|Salónica|Salonicco|Salónica
745044||||Estambul||Istambul
756135||Warschau|Varsovie|Varsovia|Varsavia|Varsóvia
792680||Belgrad||Belgrado|Belgrado|Belgrado
964137||||||Pretória
993800|||Johannesbourg|Johannesburgo||Joanesburgo
1185241|||Dacca|Daca|Dacca|Daca
1216265||Samarqand|Samarcande|Samarkanda|Samarcanda|Samarcanda
1217662||Buchara|Boukhara|Bujará|Bukhara|Bucara
1261481||Neu-Delhi||Nueva Delhi|Nuova Delhi|Nova Deli
1273294||||||Deli
1275004||Kalkutta|Calcutta|Calcuta|Calcutta|Calcutá
1275339|||Bombay|Bombay|Mumbai|
1277333|||Bangalore|Bangalore|Bangalore|Bangalore
1282027|Malé|Malé|Malé|Malé|Malé|Malé
1283240|||Katmandou|Katmandú||Catmandu
1512569||Taschkent|Tachkent|Taskent|Taskent|Tashkent
1528675||Bischkek|Bichkek|Biskek||
1566083||Ho-Chi-Minh-Stadt|Hô Chi Minh Ville|Ciudad Ho Chi Minh|Ho Chi Minh|Cidade de Ho Chi Minh
1580240|Hue||Hué|Hué|Hué|
1581130|||Hanoï|Hanói||Hanói
1609350||||||Banguecoque
1642911||||Yakarta|Giacarta|
1668341||Taipeh||Taipéi||Taipé
1701668|||Manille|||
1717512|||Cebu|Cebú||
1790630|Xi'an|Xi'an|Xi'an|Xi'an|Xi'an|Xi'an
1796236||||||Xangai
1809858|||Canton|Cantón|Canton|Cantão
1816670||Peking|Pékin|Pekín|Pechino|Pequim
1819729||Hongkong||||
1821306||||Nom Pen||
1835848|||Séoul|Seúl|Seul|Seul
1838524|||Pusan|Busán||
1850147||Tokio||Tokio||Tóquio
1855612|Nara|Nara|Nara|Nara|Nara|Nara
1857910||||Kioto||Quioto
1880252||Singapur|Singapour|Singapur||Singapura
2028462||Ulaanbaatar|Oulan-Bator|Ulán Bator||Ulã Bator
2078025|||Adélaïde|Adelaida||
2147714||||Sídney||
2210247||Tripolis||Trípoli||Trípoli
2267057||Lissabon|Lisbonne|Lisboa|Lisbona|Lisboa
2306104||||||Acra
2464470||||Túnez|Tunisi|Tunes
2507480||Algier|Alger|Argel|Algeri|Argel
2509954||||||Valência
2510911|Seville||Séville||Siviglia|Sevilha
2512989||Palma de Mallorca|Palma de Majorque|Palma de Mallorca|Palma di Maiorca|Palma de Maiorca
2517117|||Grenade|||
2523920|||Palerme|||
2530335||Tanger|Tanger|Tánger|Tangeri|Tânger
2542997||Marrakesch|Marrakech|Marrakech|Marrakech|Marrakech
2548885|Fez|||Fez|Fez|Fez
2618425||Kopenhagen|Copenhague|Copenhague|Copenaghen|Copenhaga
2643743|||Londres|Londres|Londra|Londres
2650225|||Édimbourg|Edimburgo|Edimburgo|Edimburgo
2657896|Zurich||Zurich|Zúrich|Zurigo|Zurique
2659811|Lucerne||Lucerne|Lucerna|Lucerna|Lucerna
2659994||||Lausana|Losanna|Lausana
2660646|Geneva|Genf||Ginebra|Ginevra|Genebra
2661552|||Berne|Berna|Berna|Berna
2661604|||Bâle|Basilea|Basilea|Basileia
2673730||||Estocolmo|Stoccolma|Estocolmo
2711537|Gothenburg|||Gotemburgo||Gotemburgo
2735943||||Oporto||
2740637||||Coímbra||
2747373||Den Haag|La Haye|La Haya|L'Aia|A Haia
2747891||||||Roterdão
2759794||||Ámsterdam||Amesterdão
2761369||Wien|Vienne|Viena||Viena
2766824|||Salzbourg|Salzburgo|Salisburgo|Salzburgo
2797656|Ghent||Gand|Gante|Gand|Gante
2800866||Brüssel|Bruxelles|Bruselas|Bruxelles|Bruxelas
2800931|Bruges|Brügge|Bruges|Brujas|Bruges|Bruges
2803138|Antwerp||Anvers|Amberes|Anversa|Antuérpia
2861650|Nuremberg||Nuremberg|Nuremberg|Norimberga|Nuremberga
2867714||München||Múnich|Monaco di Baviera|Munique
2879139|||||Lipsia|
2886242|Cologne||Cologne|Colonia|Colonia|Colónia
2910831|Hanover||Hanovre|Hanóver||Hanôver
2911298|||Hambourg|Hamburgo|Amburgo|Hamburgo
2925533|||Francfort-sur-le-Main|Fráncfort del Meno|Francoforte sul Meno|
2935022|||Dresde|Dresde|Dresda|
2950159||||Berlín|Berlino|Berlim
2960316||Luxemburg||Luxemburgo|Lussemburgo|Luxemburgo
2964574||||Dublín|Dublino|
2973783||Straßburg||Estrasburgo|Strasburgo|Estrasburgo
2988507||||París|Parigi|
2990440||Nizza||Niza|Nizza|
2995469||||Marsella|Marsiglia|Marselha
2996944|||||Lione|
3031582||||Burdeos||Bordéus
3035681||||Aviñón|Avignone|Avinhão
3054643||||||Budapeste
3067696||Prag||Praga|Praga|Praga
3078610||Brünn||||
3081368||Breslau||Breslavia|Breslavia|Breslávia
3088171||Posen||Posnania||
3094802|Krakow|Krakau|Cracovie|Cracovia|Cracovia|Cracóvia
3099434||Danzig||Gdansk|Danzica|
3104324||Saragossa|Saragosse||Saragozza|Saragoça
3128760|||Barcelone||Barcellona|
3164527|||Vérone|||
3164603||Venedig|Venise|Venecia|Venezia|Veneza
3165185||Triest||||
3165524||||Turín|Torino|Turim
3169070||Rom||Roma|Roma|Roma
3170647|||Pise|||
3172394||Neapel||Nápoles|Napoli|Nápoles
3173435||Mailand||Milán|Milano|Milão
3176219||Genua|Gênes|Génova|Genova|Génova
3176959||Florenz||Florencia|Firenze|Florença
3181928|||Bologne|Bolonia||Bolonha
3186886|||||Zagabria|
3190261|||||Spalato|
3196359||||Liubliana|Lubiana|Liubliana
3247449|||Aix-la-Chapelle|Aquisgrán|Aquisgrana|Aquisgrano
3369157||Kapstadt|Le Cap|Ciudad del Cabo|Città del Capo|Cidade do Cabo
3413829|||Reykjavik|Reikiavik||Reiquiavique
3439389||||||Assunção
3441575||||||Montevidéu
3448439|||||San Paolo|
3450554||Salvador da Bahia||||
3451190||||Río de Janeiro||
3469058|||Brasilia|Brasilia||
3492908|||Saint-Domingue|||
3530597||Mexiko-Stadt|Mexico|Ciudad de México|Città del Messico|Cidade do México
3553478||Havanna|La Havane|La Habana|L'Avana|
3598132||Guatemala-Stadt|Guatemala|Ciudad de Guatemala|Città del Guatemala|Cidade da Guatemala
3687238|||Carthagène|Cartagena de Indias|Cartagena de Indias|Cartagena das Índias
3688689|||Bogota|||
3703443|Panama City|Panama-Stadt|Panama||Panama|
3871336||Santiago de Chile|Santiago du Chili|Santiago de Chile|Santiago del Cile|Santiago do Chile
3941584|||Cuzco|Cuzco||
4335045|||La Nouvelle-Orléans|Nueva Orleans||Nova Orleães
4560349|||Philadelphie|Filadelfia|Filadelfia|Filadélfia
5128581|||New York|Nueva York|New York|Nova Iorque
5368361||||Los Ángeles||
5391959||||||São Francisco
6077243||Montreal||Montreal||Montreal
6325494||Quebec||Quebec||Quebec
`

const byCity = new Map(
  NAMES.trim()
    .split('\n')
    .map((line) => {
      const [id, ...names] = line.split('|')
      return [Number(id), names] as const
    }),
)

/** Null if the name is the same or unknown. */
export function cityNameIn(language: string, cityId: number): string | null {
  return byCity.get(cityId)?.[LANGUAGES.indexOf(language)] || null
}

/** Cities with another name in the language than in the tables. Hurried writers also leave out accents. */
export function cityNamesIn(language: string): readonly string[] {
  const named = [...byCity.keys()].flatMap((cityId) => cityNameIn(language, cityId) ?? [])
  return named.filter((name) => /^[a-z -]+$/i.test(name))
}

const called = new Map<string, ReadonlyMap<string, number>>()

/** The city that has this name in the language: "Niza" is Nice in Spanish, even if other places are called Niza. */
export function cityCalledIn(language: string, folded: string): number | null {
  const known = called.get(language)
  if (known) return known.get(folded) ?? null
  const made = new Map(
    [...byCity.keys()].flatMap((cityId) => {
      const name = cityNameIn(language, cityId)
      return name === null ? [] : [[foldText(name), cityId] as const]
    }),
  )
  called.set(language, made)
  return made.get(folded) ?? null
}
