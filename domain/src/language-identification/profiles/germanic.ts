import type { Profile } from '../profile.ts'

export const GERMANIC: readonly Profile[] = [
  {
    language: 'en',
    words:
      'the a an and or of to in is are was be gonna wanna gotta i you we they he she it my your our do does ' +
      'did can could should would will what which where when who how much many need for from with at on this ' +
      'that have has there not no please me us about go going best time between if any get tell show find plan ' +
      'good cheap want some whats im near by safe cost places restaurants weather days week weekend am been ' +
      'tomorrow morning airport train room looking their them his her its as but than then over under after ' +
      'before during until because while here now today tonight yesterday next last first second new old small ' +
      'big long short high low open closed free early late always never often very too more most less also ' +
      'just really people man woman child children family friend friends house home hotel street road station ' +
      'bus car taxi ticket tickets price money card bank water food breakfast lunch dinner coffee beer wine ' +
      'market shop museum church castle bridge park beach sea lake river mountain island country world ' +
      'language name number phone help police doctor pharmacy hospital passport border customs luggage flight ' +
      'departure arrival delay cancelled book booking stay night nights month year summer winter spring autumn ' +
      'rain snow sun hot cold warm take bring buy pay eat drink sleep walk drive fly leave arrive visit see ' +
      'know think say speak understand work make give use lost worth january february march april may june ' +
      'july august september october november december monday tuesday wednesday thursday friday saturday sunday',
  },
  {
    language: 'de',
    words:
      'der die das ein eine einen einem einer und oder von zu zum zur nach in im ist sind war ich du wir sie ' +
      'er es mein meine unser kann können muss soll was welche welcher welches wo wann wer wie viel viele ' +
      'brauche brauchen für aus mit bei auf diese habe haben gibt nicht kein keine bitte mir uns über als ' +
      'beste zeit zwischen wenn zeig plane gehen gibts gute guter gutes wieviel hab noch auch am dem den vom ' +
      'beim ohne mal doch schon tage woche wochenende günstig teuer sehen essen reise wetter welchem gut mich ' +
      'dort hin rechne um dollar pfund franken unbedingt sollte morgen früh flughafen zug zimmer suche schöne ' +
      'strände dass aber dann unter vor während bis weil hier jetzt heute gestern nächste nächsten letzte ' +
      'erste neue alte kleine große lang kurz hoch offen geöffnet geschlossen frei spät immer nie oft sehr ' +
      'mehr weniger nur wirklich leute mann frau kind kinder kindern familie freund freunde haus straße ' +
      'bahnhof bus auto fahrkarte karte preis geld wasser frühstück mittagessen abendessen kaffee bier wein ' +
      'markt laden kirche schloss brücke strand meer see fluss berg insel land welt sprache name nummer hilfe ' +
      'polizei arzt apotheke krankenhaus reisepass grenze zoll gepäck flug abflug ankunft verspätung buchen ' +
      'nacht nächte monat jahr sommer winter frühling herbst regen schnee sonne heiß kalt warm nehmen bringen ' +
      'kaufen bezahlen zahlen trinken schlafen laufen fahren fliegen besuchen wissen denken sprechen verstehen ' +
      'arbeiten machen geben verloren lohnt man sich zwei drei vier fünf darf wird werden wurde hat hätte ' +
      'möchte januar februar märz april mai juni juli august september oktober november dezember montag ' +
      'dienstag mittwoch donnerstag freitag samstag sonntag',
    letters: 'äöüß',
  },
  {
    language: 'nl',
    words:
      'de het een en of van naar in is zijn was ik je jij we wij ze hij zij mijn onze kan kunnen moet wat ' +
      'welke waar wanneer wie hoe veel nodig heb heeft voor uit met bij op deze dit dat er niet geen ' +
      'alsjeblieft mij ons over beste tijd tussen als zoek goedkope kamer morgen vliegveld trein gebruiken ' +
      'stad kost maar dan onder na tijdens tot omdat hier nu vandaag gisteren volgende laatste eerste nieuwe ' +
      'oude kleine grote lang kort hoog open gesloten vrij vroeg laat altijd nooit vaak erg meer minder ook ' +
      'alleen echt mensen man vrouw kind kinderen familie vriend vrienden huis straat station bus auto kaartje ' +
      'kaart prijs geld water eten ontbijt lunch avondeten koffie bier wijn markt winkel museum kerk kasteel ' +
      'brug strand zee rivier berg eiland land wereld taal naam nummer hulp politie dokter apotheek ziekenhuis ' +
      'paspoort grens douane bagage vlucht vertrek aankomst vertraging boeken nacht nachten maand jaar zomer ' +
      'winter lente herfst regen sneeuw zon heet koud warm nemen brengen kopen betalen drinken slapen lopen ' +
      'rijden vliegen gaan bezoeken weten denken spreken begrijpen werken maken geven kwijt twee drie vier ' +
      'vijf wil graag worden wordt werd had zou dagen week leuke mooie daar om te nog wel al januari februari ' +
      'maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag ' +
      'donderdag vrijdag zaterdag zondag weer temperatuur hoeveel waarom jullie u jou uw haar hem hun moeten ' +
      'mogen zullen gaat doen zien krijgen komen ligt lekker goed slecht duur goedkoop waarheen iets niets ' +
      'alles veilig reis reizen vakantie hotel winkels tuin buiten waren hebben willen mag tas gestolen ' +
      'stekker regent ver verdwaald tand kies tandarts inenting munt',
  },
  {
    language: 'sv',
    words:
      'och eller av till i är var jag du vi de han hon det den min vår kan ska måste vad vilken vilket när vem ' +
      'hur mycket många behöver för från med på denna detta att har finns inte ingen snälla mig oss om bästa ' +
      'tid mellan som ett en letar efter billigt rum imorgon flygplats tåg använder stad säkert mitt blev ' +
      'väska men än då över under före innan tills eftersom här nu idag igår nästa sista första nya gamla små ' +
      'stora lång kort hög öppet stängt ledig tidigt sent alltid aldrig ofta mer mindre också bara verkligen ' +
      'folk man kvinna barn barnen familj vän vänner hus gata station buss bil biljett pris pengar vatten mat ' +
      'frukost lunch middag kaffe öl vin marknad affär museum kyrka slott bro strand hav sjö flod berg ö land ' +
      'värld språk namn nummer hjälp polis läkare apotek sjukhus pass gräns tull bagage flyg avgång ankomst ' +
      'försenad boka natt nätter månad år sommar vinter höst regn snö sol varmt kallt ta köpa betala äta ' +
      'dricka sova gå köra flyga åka besöka veta tänka tala förstå arbeta göra ge två tre fyra fem vill skulle ' +
      'blir någon något några vart dagar vecka där får hade sig sin ut upp januari februari mars april maj ' +
      'juni juli augusti september oktober november december måndag tisdag onsdag torsdag fredag lördag söndag ' +
      'väder vädret temperatur varför ni er hans hennes dem gör ser kommer ligger bra dåligt dyrt billig resa ' +
      'semester säker gått varit går fått vilse bort väskan stulen kontakt uttag regnar långt klockan vaccin ' +
      'tappat tand tandläkare valuta',
    letters: 'åäö',
  },
  {
    language: 'da',
    words:
      'og eller af til i er var jeg du vi de han hun det den min vores kan skal må hvad hvilken hvilket hvor ' +
      'hvornår hvem hvordan meget mange har brug for fra med på denne dette at der ikke ingen mig os om bedste ' +
      'tid mellem som et en lufthavn lufthavnen vejr vejret slags maj dansk hotel rejse koster nærmeste leder ' +
      'værelse billigt bruger morgen tog by sikkert mit blev taske men end da over under efter før indtil ' +
      'fordi her nu dag går næste sidste første nye gamle små store lang kort høj åben åbent lukket ledig ' +
      'tidligt sent altid aldrig ofte mere mindre også kun virkelig folk mand kvinde barn børn børnene familie ' +
      'ven venner hus gade station bus bil billet pris penge vand mad morgenmad frokost aftensmad kaffe øl vin ' +
      'marked butik museum kirke slot bro strand hav sø flod bjerg ø land verden sprog navn nummer hjælp ' +
      'politi læge apotek sygehus pas grænse told bagage fly afgang ankomst forsinket bestille nat nætter ' +
      'måned år sommer vinter forår efterår regn sne sol varmt koldt tage købe betale spise drikke sove gå ' +
      'køre flyve besøge vide tænke tale forstå arbejde gøre give to tre fire fem vil skulle bliver nogen ' +
      'noget nogle hvorfor dage uge ud op sig sin jeres dig hvilke lige gerne gode januar februar marts april ' +
      'juni juli august september oktober november december mandag tirsdag onsdag torsdag fredag lørdag søndag ' +
      'temperatur jer hans hendes dem gør ser kommer ligger godt dårligt dyrt ferie sikker butikker åbner ' +
      'været gået fået kommet haft stjålet stik regner langt klokken vaccination mistet tand tandlæge valuta',
    letters: 'æøå',
  },
  {
    language: 'no',
    words:
      'og eller av til i er var jeg du vi de han hun det den min vår kan skal må hva hvilken hvilket hvor når ' +
      'hvem hvordan mye mange trenger for fra med på denne dette at finnes ikke ingen meg oss om beste tid ' +
      'mellom som et en flyplassen flyplass vær været slags mai norsk koster reise langt nærmeste kr hotell ' +
      'ser etter billig rom bruker morgen tog by trygt leter norge mitt ble vesken veske men enn da over under ' +
      'før fordi her nå dag går neste siste første nye gamle små store lang kort høy åpen åpent stengt ledig ' +
      'tidlig sent alltid aldri ofte mer mindre også bare virkelig folk mann kvinne barn barna familie venn ' +
      'venner hus gate stasjon buss bil billett pris penger vann mat frokost lunsj middag kaffe øl vin marked ' +
      'butikk museum kirke slott bro strand hav sjø elv fjell øy land verden språk navn nummer hjelp politi ' +
      'lege apotek sykehus pass grense toll bagasje fly avgang ankomst forsinket bestille natt netter måned år ' +
      'sommer vinter høst regn snø sol varmt kaldt ta kjøpe betale spise drikke sove gå kjøre besøke vite ' +
      'tenke snakke forstå arbeide jobbe gjøre gi to tre fire fem vil skulle blir noen noe hvorfor dager uke ' +
      'der ut opp seg sin deres deg hvilke få hatt mine hos bør gode januar februar mars april juni juli ' +
      'august september oktober november desember mandag tirsdag onsdag torsdag fredag lørdag søndag ' +
      'temperatur dere hans hennes dem gjør kommer ligger bra dårlig dyrt ferie trygg butikker åpner vært gått ' +
      'fått kommet bort vårt får blitt stjålet stikkontakt støpsel regner klokka vaksine mistet tann tannlege ' +
      'valuta',
    letters: 'æøå',
  },
  {
    language: 'is',
    words:
      'og eða af til í er var ég þú við þeir hann hún það minn getur þarf hvað hvaða hvar hvenær hver hvernig ' +
      'mikið margir fyrir frá með á þetta að hefur ekki mér okkur um besti tími milli sem leita ódýru herbergi ' +
      'morgun flugvöllur lest en þá yfir undir eftir þangað því hér núna dag gær næsta síðasta fyrsta ný gömul ' +
      'lítil stór langt stutt opið lokað laust snemma seint alltaf aldrei oft mjög meira minna líka bara fólk ' +
      'maður kona barn börn fjölskylda vinur vinir hús gata stöð strætó bíll miði kort verð peningar vatn ' +
      'matur morgunmatur kvöldmatur kaffi bjór vín markaður búð safn kirkja brú strönd sjór fjall eyja land ' +
      'heimur tungumál nafn hjálp lögregla læknir apótek sjúkrahús vegabréf landamæri farangur flug brottför ' +
      'koma bóka nótt nætur mánuður ár sumar vetur vor haust rigning snjór sól heitt kalt taka kaupa borga ' +
      'borða drekka sofa ganga keyra fljúga fara heimsækja vita tala skilja vinna gera gefa tveir tvær þrír ' +
      'vil langar verður þið mig má dagar daga viku janúar febrúar mars apríl maí júní júlí ágúst september ' +
      'október nóvember desember mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur ' +
      'sunnudagur veður veðrið hitastig hvers vegna ykkar hans hennar þeim gerir sér kemur gott slæmt dýrt ' +
      'ferð frí öruggt',
    letters: 'ðþæáéíóúýö',
  },
  {
    language: 'af',
    words:
      'die en of van na in is was ek jy ons hulle hy sy my kan moet wat watter waar wanneer wie hoe baie nodig ' +
      'het vir uit met by op hierdie dit dat daar nie geen asseblief oor beste tyd tussen as n soek goedkoop ' +
      'kamer môre lughawe trein maar dan onder voor tydens tot omdat hier nou vandag gister volgende laaste ' +
      'eerste nuwe ou klein groot lank kort hoog oop gesluit vry vroeg laat altyd nooit dikwels meer minder ' +
      'ook net regtig mense man vrou kind kinders gesin familie vriend vriende huis straat stasie bus motor ' +
      'kaartjie kaart prys geld water kos ontbyt middagete aandete koffie bier wyn mark winkel museum kerk ' +
      'kasteel brug strand see rivier berg eiland land wêreld taal naam nommer hulp polisie dokter apteek ' +
      'hospitaal paspoort grens doeane bagasie vlug vertrek aankoms bespreek nag nagte maand jaar somer winter ' +
      'lente herfs reën sneeu son warm koud neem bring koop betaal eet drink slaap loop ry vlieg gaan besoek ' +
      'weet dink praat verstaan werk maak gee twee drie vier vyf wil sal sou word julle jou dae week hoeveel ' +
      'saam januarie februarie maart april mei junie julie augustus september oktober november desember ' +
      'maandag dinsdag woensdag donderdag vrydag saterdag sondag temperatuur hoekom haar hom hul mag doen sien ' +
      'kry kom lê lekker goed sleg duur iets niks alles veilig reis vakansie hotel winkels buite gehad',
  },
]
