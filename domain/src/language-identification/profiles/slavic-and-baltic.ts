import type { Profile } from '../profile.ts'

export const SLAVIC_AND_BALTIC: readonly Profile[] = [
  {
    language: 'pl',
    words:
      'i lub w z do na jest są był ja ty my oni ona on mój moja może mogę muszę co jaki jaka jakie gdzie kiedy ' +
      'kto jak ile potrzebuję potrzebna dla od o ten ta to mam ma nie żaden proszę mi nam najlepszy czas ' +
      'pomiędzy czy się że podróż szukam taniego taniej pokoju pokój jutro lotnisko pociąg miasto bezpiecznie ' +
      'chcę ale niż wtedy nad pod po przed podczas aż bo ponieważ tutaj teraz dziś wczoraj następny ostatni ' +
      'pierwszy nowy nowa stary mały mała duży duża długi krótki wysoki otwarte zamknięte wolny wcześnie późno ' +
      'zawsze nigdy często bardzo więcej mniej też tylko naprawdę ludzie mężczyzna kobieta dziecko dzieci ' +
      'rodzina przyjaciel dom ulica dworzec autobus samochód bilet karta cena pieniądze woda jedzenie ' +
      'śniadanie obiad kolacja kawa piwo wino rynek sklep muzeum kościół zamek most plaża morze jezioro rzeka ' +
      'góra wyspa kraj świat język nazwa numer pomoc policja lekarz apteka szpital paszport granica bagaż lot ' +
      'odlot przylot opóźnienie zarezerwować noc noce miesiąc rok lato zima wiosna jesień deszcz śnieg słońce ' +
      'gorąco zimno ciepło wziąć kupić płacić zapłacić jeść pić spać iść jechać lecieć zwiedzać widzieć ' +
      'wiedzieć myśleć mówić rozumieć pracować robić dać dwa dwie trzy cztery pięć chciałbym była było mają ' +
      'nas was jego jej ich ze dni tydzień który która styczeń luty marzec kwiecień maj czerwiec lipiec ' +
      'sierpień wrzesień październik listopad grudzień stycznia lutego marca kwietnia maja czerwca lipca ' +
      'sierpnia września października listopada grudnia poniedziałek wtorek środa czwartek piątek sobota ' +
      'niedziela pogoda pogodę temperatura dlaczego pan pani musi robi widzi idzie dobry zły drogi wakacje ' +
      'jesteśmy byliśmy mamy chcemy będziemy możemy jedziemy ukradli torbę torba daleko godzina gniazdka ' +
      'gniazdko pada zjeść najlepiej szczepienia szczepienie zgubiłem zgubiłam ząb dentysta waluta płaci blisko',
    letters: 'ąćęłńóśźż',
  },
  {
    language: 'cs',
    words:
      'a nebo v ve z do na je jsou byl já ty my oni ona on můj moje může mohu musím co jaký jaká jaké kde kdy ' +
      'kdo jak kolik potřebuji pro od o ten ta to mám má ne žádný prosím mi nám nejlepší čas mezi jestli se že ' +
      'cesta počasí květnu jsem můžu hledám levný pokoj zítra letiště vlak město bezpečno chci ale než pak nad ' +
      'pod po před během až protože tady teď dnes včera příští poslední první nový nová starý malý malá velký ' +
      'velká dlouhý krátký vysoký otevřeno zavřeno volný brzy pozdě vždy nikdy často velmi více méně také jen ' +
      'opravdu lidé muž žena dítě děti rodina přítel přátelé dům ulice nádraží autobus auto jízdenka karta ' +
      'cena peníze voda jídlo snídaně oběd večeře káva pivo víno trh obchod muzeum kostel hrad most pláž moře ' +
      'jezero řeka hora ostrov země svět jazyk jméno číslo pomoc policie lékař lékárna nemocnice pas hranice ' +
      'zavazadlo let odlet přílet zpoždění rezervovat noc noci měsíc rok léto zima jaro podzim déšť sníh ' +
      'slunce horko teplo vzít koupit zaplatit jíst pít spát jít jet letět navštívit vidět vědět myslet mluvit ' +
      'rozumět pracovat dělat dát dva dvě tři čtyři pět chtěl bych byla bylo mají nás vás jeho její jejich si ' +
      'ze dní týden který která jste potřebuju leden únor březen duben květen červen červenec srpen září říjen ' +
      'listopad prosinec ledna února března dubna května června července srpna října listopadu prosince ' +
      'pondělí úterý středa čtvrtek pátek sobota neděle teplota proč musí dělá vidí jde dobrý špatný drahý ' +
      'dovolená bezpečné jsme byli byly máme chceme budeme můžeme jsi měli jdeme jedeme ukradli tašku taška ' +
      'hodin zásuvky zásuvka prší daleko najíst očkování ztratil ztratila zub zubaře měna platí hodně',
    letters: 'ěřůčšžýáíé',
  },
  {
    language: 'sk',
    words:
      'a alebo v vo z do na je sú bol ja ty my oni ona on môj moja môže môžem musím čo aký aká aké kde kedy ' +
      'kto ako koľko potrebujem pre od o ten tá to mám má nie žiadny prosím mi nám najlepší čas medzi či sa že ' +
      'cesta počasie dá dobre najesť stojí som máji hľadám lacnú lacný izbu izba zajtra letisko vlak mesto ' +
      'bezpečné chcem ale než potom nad pod po pred počas až pretože tu teraz dnes včera ďalší posledný prvý ' +
      'nový nová starý malý malá veľký veľká dlhý krátky vysoký otvorené zatvorené voľný skoro neskoro vždy ' +
      'nikdy často veľmi viac menej tiež len naozaj ľudia muž žena dieťa deti rodina priateľ priatelia dom ' +
      'ulica stanica autobus auto lístok karta cena peniaze voda jedlo raňajky obed večera káva pivo víno trh ' +
      'obchod múzeum kostol hrad most pláž more jazero rieka hora ostrov krajina svet jazyk meno číslo pomoc ' +
      'polícia lekár lekáreň nemocnica pas hranica batožina let odlet prílet meškanie rezervovať noc noci ' +
      'mesiac rok leto zima jar jeseň dážď sneh slnko horúco teplo vziať kúpiť zaplatiť jesť piť spať ísť ' +
      'letieť navštíviť vidieť vedieť myslieť hovoriť rozumieť pracovať robiť dať dva dve tri štyri päť chcel ' +
      'by bola bolo majú nás vás jeho jej ich si zo dní týždeň ktorý ktorá ste január február marec apríl máj ' +
      'jún júl august september október november december januára februára marca apríla mája júna júla augusta ' +
      'septembra októbra novembra decembra pondelok utorok streda štvrtok piatok sobota nedeľa teplota prečo ' +
      'musí robí vidí ide dobrý zlý drahý dovolenka sme boli máme chceme budeme môžeme mali ideme vízum víza ' +
      'bezpečne bezpečná hodín zásuvky zásuvka prší ukradli tašku tašky ďaleko najlepšie očkovanie stratil ' +
      'stratila veľa zuba zubára mena platí',
    letters: 'ľĺŕôäčšžťď',
  },
  {
    language: 'sl',
    words:
      'in ali v iz do na je so bil jaz ti mi oni ona on moj moja lahko moram kaj kateri katera kje kdaj kdo ' +
      'kako koliko potrebujem za od o ta to imam ima ne noben prosim nam najboljši čas med če se da potovanje ' +
      'kakšno kakšen kakšna vreme stane sem maja hočem potujem iščem poceni sobo soba jutri letališče vlak ' +
      'mesto varno ampak kot potem nad pod po pred dokler ker tukaj zdaj danes včeraj naslednji zadnji prvi ' +
      'nov nova star majhen majhna velik velika dolg kratek visok odprto zaprto prost zgodaj pozno vedno ' +
      'nikoli pogosto zelo več manj tudi samo res ljudje moški ženska otrok otroci družina prijatelj ' +
      'prijatelji hiša ulica postaja avtobus avto vozovnica karta cena denar voda hrana zajtrk kosilo večerja ' +
      'kava pivo vino tržnica trgovina muzej cerkev grad most plaža morje jezero reka gora otok država svet ' +
      'jezik ime številka pomoč policija zdravnik lekarna bolnišnica potni meja prtljaga let odhod prihod ' +
      'zamuda rezervirati noč noči mesec leto poletje zima pomlad jesen dež sneg sonce vroče mrzlo toplo vzeti ' +
      'kupiti plačati jesti piti spati iti voziti leteti obiskati videti vedeti misliti govoriti razumeti ' +
      'delati dati dva dve tri štiri pet rad bi bila bilo imajo nas vas njegov njen njihov z s dni teden ste ' +
      'smo januar februar marec april maj junij julij avgust september oktober november december ponedeljek ' +
      'torek sreda četrtek petek sobota nedelja temperatura zakaj mora dela vidi gre dober slab drag počitnice ' +
      'bili imamo hočemo bomo gremo imeli ukradli torbo torba varen nevarno ura vtičnice vtičnica dežuje daleč ' +
      'najbolje cepljenje izgubil izgubila zob zobozdravnik valuta',
    letters: 'čšž',
  },
  {
    language: 'hr',
    words:
      'i ili u iz do na je su bio ja ti mi oni ona on moj moja može mogu moram što koji koja koje gdje kada ' +
      'tko kako koliko trebam treba za od o ovaj to imam ima ne nijedan molim nam najbolje vrijeme između li ' +
      'se da putovanje tražim jeftinu jeftino sobu soba sutra zračna luka vlak grad sigurno želim ali nego ' +
      'onda nad pod nakon prije tijekom dok jer ovdje sada danas jučer sljedeći zadnji prvi nov nova star mali ' +
      'mala velik velika dug kratak visok otvoreno zatvoreno slobodan rano kasno uvijek nikad često vrlo više ' +
      'manje također samo stvarno ljudi muškarac žena dijete djeca djecom obitelj prijatelj prijatelji kuća ' +
      'ulica kolodvor autobus auto karta kartica cijena novac voda hrana doručak ručak večera kava pivo vino ' +
      'tržnica trgovina muzej crkva dvorac most plaža more jezero rijeka planina otok država svijet jezik ime ' +
      'broj pomoć policija liječnik ljekarna bolnica putovnica granica carina prtljaga let polazak dolazak ' +
      'kašnjenje rezervirati noć noći mjesec godina ljeto zima proljeće jesen kiša snijeg sunce vruće hladno ' +
      'toplo uzeti kupiti platiti jesti piti spavati ići voziti letjeti posjetiti vidjeti znati misliti ' +
      'govoriti razumjeti raditi dati dva dvije tri četiri pet htio bih hoću bila bilo imaju nas vas njegov ' +
      'njezin njihov taj ta s dana tjedan sam ste smo siječanj veljača ožujak travanj svibanj lipanj srpanj ' +
      'kolovoz rujan listopad studeni prosinac siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza ' +
      'rujna listopada studenoga prosinca ponedjeljak utorak srijeda četvrtak petak subota nedjelja ' +
      'temperatura zašto mora radi vidi ide dobar loš skup odmor bili imamo hoćemo ćemo možemo idemo imali ' +
      'jesmo ukrali torbu torba siguran opasno sati utičnice utičnica kiše daleko cijepljenje izgubio izgubila ' +
      'zub zubar valuta',
    letters: 'čćđšž',
  },
  {
    language: 'lt',
    words:
      'ir arba į iš iki ant yra buvo aš tu mes jie ji jis mano gali galiu reikia kas koks kokia kur kada kaip ' +
      'kiek man už nuo apie šis tai turiu turi ne prašau mums geriausias laikas tarp ar su kelionė ieškau ' +
      'pigaus pigu kambario kambarys rytoj oro uostas traukinys miestas saugu noriu bet negu tada virš po ' +
      'prieš per nes čia dabar šiandien vakar kitas paskutinis pirmas naujas nauja senas mažas maža didelis ' +
      'didelė ilgas trumpas aukštas atidaryta uždaryta laisvas anksti vėlai visada niekada dažnai labai ' +
      'daugiau mažiau taip pat tik tikrai žmonės vyras moteris vaikas vaikai vaikais šeima draugas draugai ' +
      'namas gatvė stotis autobusas automobilis bilietas kortelė kaina pinigai vanduo maistas pusryčiai pietūs ' +
      'vakarienė kava alus vynas turgus parduotuvė muziejus bažnyčia pilis tiltas paplūdimys jūra ežeras upė ' +
      'kalnas sala šalis pasaulis kalba vardas numeris pagalba policija gydytojas vaistinė ligoninė pasas ' +
      'siena muitinė bagažas skrydis išvykimas atvykimas rezervuoti naktis naktys mėnuo metai vasara žiema ' +
      'pavasaris ruduo lietus sniegas saulė karšta šalta šilta imti pirkti mokėti valgyti gerti miegoti eiti ' +
      'važiuoti skristi aplankyti matyti žinoti galvoti kalbėti suprasti dirbti daryti duoti du dvi trys ' +
      'keturi penki norėčiau mus jus jo jos jų tas ta dienos dienų savaitė kuris kuri esu ką sausis vasaris ' +
      'kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis sausio vasario kovo ' +
      'balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio pirmadienis antradienis ' +
      'trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis oras orai temperatūra kodėl daro mato ' +
      'eina geras blogas brangus atostogos jūs esame buvome turime norime galime einame pas pavogė rankinę ' +
      'valandų kištukai lyja pavalgyti toli skiepai pamečiau dantis valiuta',
    letters: 'ąčęėįšųūž',
  },
  {
    language: 'lv',
    words:
      'un vai uz no līdz ir bija es tu mēs viņi viņa viņš mans var vajag kas kāds kāda kur kad kā cik man par ' +
      'šis tas nav lūdzu mums labākais laiks starp ja ar ceļojums meklēju lētu lēti istabu istaba rīt lidosta ' +
      'vilciens pilsēta droši gribu bet nekā tad virs zem pēc pirms laikā jo šeit tagad šodien vakar nākamais ' +
      'pēdējais pirmais jauns jauna vecs mazs maza liels liela garš īss augsts atvērts slēgts brīvs agri vēlu ' +
      'vienmēr nekad bieži ļoti vairāk mazāk arī tikai tiešām cilvēki vīrietis sieviete bērns bērni bērniem ' +
      'ģimene draugs draugi māja iela stacija autobuss mašīna biļete karte cena nauda ūdens ēdiens brokastis ' +
      'pusdienas vakariņas kafija alus vīns tirgus veikals muzejs baznīca pils tilts pludmale jūra ezers upe ' +
      'kalns sala valsts pasaule valoda vārds numurs palīdzība policija ārsts aptieka slimnīca pase robeža ' +
      'muita bagāža lidojums izlidošana ierašanās rezervēt nakts naktis mēnesis gads vasara ziema pavasaris ' +
      'rudens lietus sniegs saule karsts auksts silts ņemt pirkt maksāt ēst dzert gulēt iet braukt lidot ' +
      'apmeklēt redzēt zināt domāt runāt saprast strādāt darīt dot divi divas trīs četri pieci gribētu mūs jūs ' +
      'viņas viņu tā nē dienas dienām nedēļa kurš kura esmu varu ko janvāris februāris marts aprīlis maijs ' +
      'jūnijs jūlijs augusts septembris oktobris novembris decembris pirmdiena otrdiena trešdiena ceturtdiena ' +
      'piektdiena sestdiena svētdiena laikapstākļi temperatūra kāpēc jābūt dara redz labs slikts dārgs ' +
      'atvaļinājums esam bijām vēlamies varam ejam drīkst drīkstu nozaga somu pulkstenis rozetes līst paēst ' +
      'tālu potes pazaudēju zobs valūta',
    letters: 'āčēģīķļņšūž',
  },
]
