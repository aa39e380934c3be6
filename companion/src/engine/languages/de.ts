import type { Phrasebook } from '../phrasebook.ts'

export const german: Phrasebook = {
  code: 'de',
  locale: 'de-DE',
  from: 'von|ab|aus|vom',
  citizen: 'bürger von|staatsbürger von|pass aus|pass von|reisepass aus|ich komme aus|ich bin aus|wir kommen aus|aus',
  yes: 'ja|ok|okay|mach das|gern|ja bitte|bestätigt|einverstanden',
  hours: 'stunde|stunden|std|h',
  minutes: 'minute|minuten|min',
  causes: {
    'technical-fault': 'technisch*|technik*|defekt*|triebwerk*|panne|maschine kaputt|kaputt|bremsen|reparatur',
    'crew-or-staff': 'crew|personal|pilot*|besatzung|personalmangel',
    'airline-strike': 'streik*|gestreikt|arbeitskampf',
    'late-inbound-aircraft':
      'verspätete ankunft der maschine|vorflug|vorheriger flug|maschine kam zu spät|flugzeug kam zu spät|kam schon verspätet|kam verspätet|vorherigen flug|verspätet rein|schon zu spät|vorige flug',
    weather: 'wetter*|sturm|nebel|schnee|gewitter|unwetter|orkan|eis',
    'air-traffic-control': 'flugsicherung|fluglotsen|lotsen|luftraum',
    'security-or-unrest': 'sicherheitslage|unruhen',
    'bird-strike': 'vogelschlag|vogel',
  },
  disruptions: {
    cancellation: 'annulliert|gestrichen|storniert|ausgefallen|annullierung|fällt aus|abgesagt|fiel aus',
    'denied-boarding':
      'überbuch*|nicht mitgenommen|nichtbeförderung|boarding verweigert|beförderung verweigert|nicht einsteigen|nicht an bord gelassen|einstieg verweigert|überbucht|stehen gelassen|nicht an bord|platz vergeben',
    downgrade:
      'herabgestuft|herabstufung|heruntergestuft|downgrade*|niedrigere klasse|in die economy gesetzt|statt business',
  },
  notice: {
    sameDay:
      'am selben tag|am gleichen tag|am flughafen|am gate|heute|heute morgen|stunden vorher|stunden vor abflug|kurzfristig|am abflugtag|noch am selben|am tag des abflugs|am tag des fluges|am reisetag',
    dayBefore: 'am tag davor|am tag vorher|einen tag vorher|einen tag davor|gestern|am vortag|am abend davor',
    noOtherFlight:
      'kein anderer flug|keinen anderen flug|keine alternative|kein ersatz|keinen ersatz*|keine umbuchung|nichts angeboten|gab keinen|geld zurück bekommen|erstattet|nichts anderes|keinen ersatz|nichts stattdessen',
  },
  expires:
    'läuft ~ ab|gültig bis|gilt ~ bis|gültig ~ bis|reisepass ~ bis|ausweis ~ bis|abläuft|pass läuft|reisepass läuft|pass ~ bis|endet',
  translating: 'wie sagt man|wie sage ich|was heißt ~ auf|übersetz*',
  oneDay: 'ein tag in|einen tag in|einen tag nach|ein tag|nur einen tag|eintägig*|an einem tag|1 tag in|24 stunden in',
  intents: {
    entry:
      '!visum|!visa|!visum beantragen|einreise*|einreisen|visumfrei|visafrei|einreisebestimmungen|wie lange darf ich|wie lange dürfen|aufenthalt|bleiben darf|visumpflicht*|einreisegenehmigung|was brauche ich ~ einreise|ohne visum|reinlassen|einreisen darf|komme ich ~ rein|darf ich nach|dokumente|papiere|wie lange ~ bleiben|eta|!visums|arbeitsvisum|touristenvisum|!verlangt ~ von|grenze|einfach so nach|rein|genehmigung|!einreisegenehmigung|!beantragen|einreisebestimmung*|einreiseformalitäten|!reinlassen|!lassen ~ rein|tage ~ bleiben|!genehmigungen|!vorab|einholen',
    passport:
      '!reisepass gültig|!pass gültig|!wie lange muss mein pass|wie lange muss mein reisepass|noch gültig sein|reisepass läuft|pass läuft|sechs monate|freie seiten|pass abläuft|reisepass abläuft|pass noch gültig|pass ~ abgelaufen|pass ~ läuft|reisepass ~ läuft|pass ~ monate|reicht ~ pass|pass ~ reicht|restgültigkeit|reisepass ~ bis|pass ~ bis|!pass ~ gültig|!reisepass ~ gültig|!nur noch ~ monate|!noch ~ monate gültig|!gültigkeit|!sechs monats regel|!sechs monate regel|!freie seiten|!seiten ~ pass|!ausweis ~ gültig|!ausweis ~ monate|!leere seiten|!pass ~ gelten|!pass ~ gilt|!pass ~ endet',
    advisory:
      '!sicher|!gefährlich|sicherheit|reisewarnung*|reisehinweis*|kriminalität|warnung|sorgen|unsicher|gefahr|gefahren|unruhen|terror*|meiden|aufpassen|!kann man nach|!zurzeit nach|derzeit nach|momentan nach|noch reisen|lage|!wie sicher|wie gefährlich|riskant|auswärtige* amt|gefährdet|alleinreisende*|als frau|krieg|reisen nach ~ sicher|abgeraten|betrug|abzocke|ratsam|achten|vorsicht|vorsichtig|beachten|acht geben|vertrauenswürdig|unbedenklich|sorglos|überfall*|kriminell*|politisch*|proteste|demonstration*|auswärtige amt|!auswärtiges amt|!lage in|!die lage|!taschendieb*|!viel geklaut|!sorgen|!kriminell|sicherheitsbedenken|kriminalität*|!wie gefährlich|!brenzlig|unruhig|!touristen ~ überfallen|!touristen ~ ausgeraubt|!werden touristen|!heikel|!mulmig|!sorgen machen|!riskant|!ratsam|bedenklich',
    convert:
      'umrechnen|!wechselkurs|!kurs|wie viel sind|wieviel sind|sind in euro|in euro|in dollar|tauschen|rechne|wie viel ist|wieviel ist|was sind|wert|umrechnung|umgerechnet|wie viele euro|wieviel euro|wie viel euro|in franken|in pfund|wechseln|kriege ich für|bekomme ich für|entsprechen|macht das in|was macht|was kriege ich|kurs ~ zu|steht der|yen',
    money:
      '!währung|welches geld|womit zahle|welche währung|womit ~ zahlt|mit euro|mit euros|euro zahlen|bar oder karte|mit karte|landeswährung|!was für geld|geld ~ die|geld ~ man|geld ~ dort|!womit ~ bezahl*|!womit ~ zahl*|!bezahlt man|!zahlt man|!münzen|!geldscheine|!scheine|!den euro|!zahlungsmittel|!womit bezahl*|!womit zahl*|!nimmt man ~ euro|!gibt es den euro|!mit euro zahlen|!bargeld|!welches geld|!banknoten|!womit zahlen|!geld heißt|!heißt das geld',
    cost: '!kostet|!kosten|!wie teuer|!teuer|billig|!budget|wie viel geld brauche|ausgeben|preise|günstig|preiswert|leisten|taschengeld|wie viel ~ kostet|was kostet|was ~ kosten|wie viel geld|wieviel geld|reicht ~ budget|!reichen ~ euro|!reicht ~ für|!reichen ~ für|reichen ~ dollar|pro tag|teures pflaster|tagesbudget|einplanen|was muss ich ~ rechnen|wieviel ~ brauch*|wie viel ~ brauch*|kohle|mitnehmen ~ geld|geld ~ mitnehmen|geld ~ einplanen|billiger|teurer|günstiger|kostenpunkt|kommt man ~ klar|!klar mit|mit ~ auskommen|auskommen|über die runden|geld rechnen|!an geld|rechnen ~ geld|!tasche greifen|!gibt man ~ aus|!geben ~ aus|!ausgaben|!einplanen|!pflaster|!ausgeben|!was muss ich ~ rechnen|!kosten rechnen|!geld brauch*|!geldbeutel|!auskommen|!preisniveau|!lebenshaltung*|!taschengeld|!wie viel geld|!wieviel geld|!zurücklegen|!tagesbudget|!sparen für|!beiseite|!kohle brauch*|!gibt ~ aus|!geben ~ aus|!gebe ~ aus|!was gibt ein paar|!was gibt eine familie|!gibt man ~ aus',
    climate:
      '!wetter|temperatur*|!wie warm|!wie kalt|!wie heiß|heiß|kalt|regen|regnet|klima|einpacken|anziehen|schnee|jacke|sonnig|warm|grad|schwül|regenschirm|sonne|schwimmen|frieren|was ~ anziehen|regenzeit|trockenzeit|badewetter|wassertemperatur|hurrikan*|taifun*|winterjacke|schneit|temperaturen|wie ~ wetter|frost|mild|hitze|kühl|gewitter|pulli|klamotten|koffer|nordlichter|polarlichter|wie ist es dort|wie ist es da|wärmer|kälter|heißer|trockener|sonniger|brütend*|wettermäßig|badesachen|badehose|bikini|mütze|handschuhe|sonnencreme|regenjacke|sandalen|pullover|dicke jacke|!koffer|!badewetter|!auszuhalten|!schüttet|!handschuhe|!wie viel grad|!wieviel grad|frostig|!gummistiefel|!schal|!was ziehe ich|!was anziehen|!einpacken',
    best: '!beste reisezeit|!beste zeit|besten monate|beste jahreszeit|wann soll ich|wann am besten|wann fährt man|wann reist man|!welcher monat|!welche monate|!welchem monat|beste monat|schönste zeit|am schönsten|hauptsaison|nebensaison|wann ~ schön*|wann ~ hin|wann ~ am besten|wann ~ reisen|wann ~ fahren|wann ~ fliegen|wann lohnt|welche jahreszeit|lieber ~ oder|besser ~ oder|reisezeit|beste* zeit|beste* monat*|günstigste zeit|wann ~ besuchen|saison|kirschblüte|!wann ~ regenzeit|!wann ist ~ saison|!am wenigsten los|!wenigsten los|!wann hat ~ wetter|!schönste wetter|!wann ~ schönste*|!wann ~ am schönsten|!wann würdest|!wann würden|!wann sollte*|!jahreszeit|!wann fährt man|!wann ist ~ leer*|!wann ist ~ voll|!wann ist ~ ruhig*|!weniger touristen|!wenig touristen|!wann lohnt|!wann ~ angenehm*|!am angenehmsten|!jahreszeit ~ empfiehl*|!beste monate|!wann ~ gut',
    holidays:
      '!feiertag*|geschäfte zu|geschlossen|geschäfte offen|geschäfte geöffnet|läden zu|läden offen|alles zu|geöffnet|läden geschlossen|weihnachten|ostern|haben ~ auf|haben ~ offen|haben ~ geöffnet|haben ~ geschlossen|nationalfeiertag|alles geschlossen|supermärkte|karneval|ramadan|läden auf|zu am|geschlossen am|dicht|gefeiert|feiert man|!arbeitsfrei*|!ist der ~ frei|!supermärkte|!läden zu|!läden offen|!geschäfte ~ zu|!geschäfte ~ geschlossen|!geschäfte ~ offen|!geschäfte ~ auf|!brückentag*|!gesetzliche*',
    plugs:
      '!steckdose*|!stecker|!adapter|!steckeradapter|spannung|netzspannung|reiseadapter|ladegerät|föhn|fön|strom|stromnetz|aufladen|netzteil|laden|handy laden|stromstecker|steckertyp|stromspannung|elektrogeräte|rasierer|haartrockner|steckdosen*|!volt|!lade ich|!handy laden|!handy aufladen|!handy ~ laden|!110 oder 220|!rasierer|!akku|!netzspannung|!föhn|!spannungswandler|!einstecken|!notebook|!laptop|!stromanschluss|!transformator',
    driving:
      '!linksverkehr|!rechtsverkehr|fährt man links|fährt man rechts|auf welcher seite|straßenseite|links oder rechts|links fahren|rechts fahren|links gefahren|rechts gefahren|welche* seite|fahren ~ links|fahren ~ rechts|fährt ~ links|fährt ~ rechts|links ~ gefahren|seite ~ fahr*|fahr* ~ seite|links|rechts|!lenkrad|!fahren autos|!fährt man ~ links|!fährt man ~ rechts|!links fahren|!rechts fahren|!fahren ~ wie die briten|!wie die briten',
    emergency:
      '!notruf*|!notfall*|!krankenwagen|!rettungswagen|feuerwehr|polizei|!wen rufe ich|!wen soll ich anrufen|!welche nummer|hilfe rufen|wen ruft man|wen rufen|!es brennt|!feuer in|!feuer im|rauch im|112|rettungsdienst|notarzt|nummer ~ polizei|polizei rufen|hilfe|!rettung|!was wähle ich|!wenn es brennt|!bergrettung|!notfallnummer|!um hilfe|!telefonnummer der polizei|!nummer der polizei|!gegenstück zur|!nummer ~ polizei|!wen rufen wir|!wen rufe ich|!wen ruft man',
    medical:
      '!arzt|!krankenhaus|krank|brustschmerzen|verletzt|blutet|herzinfarkt|apotheke|medikament*|fieber|lebensmittelvergiftung|gebrochen|gebissen|mir geht es schlecht|geht es nicht gut|übel|erbrechen|bewusstlos|zahnschmerzen|schwindelig|durchfall|sonnenstich|verstaucht|schmerzen|unwohl|gestürzt|umgefallen|unfall|atmet nicht|ohnmächtig|schlaganfall|zusammengebrochen|vergiftet|!vergewaltigt|!sexuell|keine luft|!umbringen|!suizid*|!selbstmord*|mir das leben nehmen|nicht mehr leben|doktor|zahnarzt|klinik|weh|bein gebrochen|arm gebrochen|gestochen|qualle*|schlange|allergisch*|sonnenbrand|hitzschlag|insulin|asthma|verbrannt|kotz*|bauchschmerzen|magen|verschluckt|!verschluckt|erstickt|angefahren|blut|hund gebissen|kreislauf|ohnmacht|geht ~ schlecht|geht ~ nicht gut|verunglückt|autounfall|unfall gehabt|ertrink*|ertrunken|!ertrunken|k o tropfen|vergift*|überdosis|!umgekippt|!zusammengebrochen|!ohnmächtig|!bewusstlos|!hausarzt|!kaum luft|!handgelenk|!gebrochen|!hohes fieber|!ausgerutscht|!geschnitten|!ohrenschmerzen|!zahnschmerzen|!bauchschmerzen|!kopfschmerzen|!brustschmerzen|!schmerzen|!autounfall|!unfall|!verunglückt|!blutet|!verbrannt|!verletzt|!erbricht',
    legal:
      '!verhaftet|!anwalt|festgenommen|gestohlen|geklaut|ausgeraubt|pass verloren|gefängnis|überfallen|rechtlich|diebstahl|bestohlen|beklaut|ausweis verloren|geldbeutel|portemonnaie|pass ~ verloren|pass ~ weg|reisepass ~ weg|handy ~ weg|handtasche|tasche ~ weg|rucksack ~ weg|klau*|beraubt|anzeige|reisepass verloren|reisepass ~ gestohlen|pass ~ geklaut|bußgeld|haft|eingesperrt|im gefängnis|in haft|zelle|!pass ~ verlier*|!verlier* ~ pass|ausweis ~ weg|!reisepass ~ verlor*|!hält ~ fest|!festgehalten|!papiere ~ weg|!entrissen|!papiere|!weggenommen|!beklaut|!bestohlen|!abgezogen|!ausgeraubt|!ist weg|!sind weg|!verschwunden',
    embassy:
      '!botschaft|!konsulat|botschaften|konsulate|generalkonsulat|vertretung|!konsularisch*|!vertretung in|!auslandsvertretung|!vertretung',
    health:
      '!impfung*|!impfen|!gelbfieber|!malaria|geimpft|impfschutz|mücken|tollwut|hepatitis|dengue|impfungen|impf*|tropenkrankheit*|zika|gesundheitsrisik*|krankheiten|prophylaxe|spritzen|malaria*|tabletten|mücke*|gelbfieber*|!gelbfieber*|!impfnachweis|!malariaprophylaxe|!spritzen|!malariamittel',
    clock:
      '!wie spät|!wie viel uhr|!wieviel uhr|uhrzeit|ortszeit|wie spat|uhr ist es|zeit ist es|uhrzeit in|uhrzeit dort|wie spät ~ dort|zeit in|!welche stunde|!stunde hat es|!uhrzeit|!spät haben sie|!spät ist es|!tag oder nacht|!aktuelle uhrzeit|!nacht oder tag',
    difference:
      '!zeitunterschied|!zeitverschiebung|zeitzone*|jetlag|stunden ~ zurück|stunden unterschied|stunden zurück|zeitdifferenz|wie viele stunden ~ voraus|wieviel stunden ~ voraus|wie spät ~ wenn|wenn ~ wie spät|wie viel uhr ~ wenn|uhren|uhr umstellen|!uhr ~ umstellen|umstellen|!stunden voraus|!stunden ~ voraus|uhr stellen|!stunde hinter|!stunden hinter|!stunde zurück|!stunden zurück|!voraus|!stunde vor|!stunden vor|!hinterher|!verschoben|!die uhr|!auf der uhr|!später ist es|!früher ist es|!ist es ~ später|!ist es ~ früher',
    distance:
      '!wie weit|!entfernung|!flugzeit|!flugdauer|!wie lange fliegt|!wie lange dauert der flug|wie lange dauert|kilometer|wie viele kilometer|distanz|wie lange braucht|fahrzeit|mit dem zug|mit dem flugzeug|weit weg|flugstunden|wie lange fliege|wie lange ~ flug|wie lange ~ fliegen|wie lange ~ fahrt|wie lange ~ fahren|wie lange ~ zug|wie lange ~ bahn|wie lange ~ von|wie weit ~ von|km von|luftlinie|reisezeit von|stunden ~ flug|flug ~ dauert|mit der bahn|autofahrt|entfernt|strecke|wie komme ich von|fähre|fahrtzeit|wie viele stunden|wieviele stunden|stunden fahrt|anreise von|mit dem bus|mit dem auto|wie lange ~ flieger|wie lange sitzt|!wie lange ~ nach|wie lange ~ nach|!im flugzeug|!im flieger|!fahrzeit|!fahrtdauer|!wie komme ich von|!wie komme ich|!luftlinie|!sitzt man ~ zug|!reisezeit|!auseinander|!ist es weit|!wie viele stunden ~ auto|!bahnfahrt|!zugfahrt|!autofahrt|!zeit ~ fahrt',
    delay:
      '!verspätung|!verspätet|!entschädigung|stunden zu spät|fluggastrechte|annulliert|zu spät angekommen|geld zurück|ausgleichszahlung|anschluss verpasst|überbucht|flug ausgefallen|gestrichen|storniert|ausgefallen|flug ~ verspätet|flug ~ ausgefallen|flug ~ annulliert|flug ~ gestrichen|zu spät ~ gelandet|stunden später|zu spät an|entschädig*|flieger ~ verspätung|flieger ~ zu spät|eu 261|nicht mitgenommen|umgebucht|flug ~ überbucht|ausgleich|airline|anschlussflug|!steht mir zu|!gibt es geld|!zu spät ~ gelandet|!nicht mitgenommen|!gestrichen|!ausgefallen|!entschädigung*|!meine rechte|!welche rechte|!verspät*|!zu spät',
    hotel:
      '!hotel|!hotels|!unterkunft|übernachten|übernachtung|hostel|schlafen|pension|ferienwohnung|jugendherberge|bleibe|schlafplatz|wo ~ schlafen|wo ~ übernachten|wo ~ wohnen|airbnb|ferienhaus|apartment|gasthof|pennen|unterkommen|wo ~ unterkommen|ein zimmer|doppelzimmer|einzelzimmer|zimmer für|!bett|!zimmer|nächte|!pension|!pensionen|!gasthof|!doppelzimmer|!einzelzimmer|!bleibe|!übernacht*|!schlafplatz|!ferienwohnung*|!betten|bett für|schlafplätze',
    flight:
      '!flug nach|!flüge|flug buchen|flug suchen|flugticket*|flug von|fliegen von|einen flug|flug ab|flugverbindung*|flieger nach|fliegen nach|flug ~ nach|hinfliegen|flugtickets|hin und rückflug|billigflug*|flug für|!per flugzeug|!flugpreis*|!bring mich|!mit dem flugzeug nach|!flugverbindung*|!flieger nach|!abflug|fliegen|flug|!einfaches ticket|!ticket ~ nach|!fliege ab|!hinflug|!rückflug',
    car: '!mietwagen|!auto mieten|leihwagen|autovermietung|mietauto|auto leihen|brauche ein auto|ein auto in|auto für|wagen mieten|auto in|auto ~ mieten|auto ~ leihen|wagen ~ leihen|wohnmobil|roller mieten|auto ausleihen|mietwagen in|auto vom|wagen vom|karre|!geländewagen|!automatikwagen|!kleinwagen|!kombi|!cabrio|!leihwagen|!suv|!kleinbus|!wohnmobil|!fahrbarer|!fahrzeug*|!untersatz|!mietauto*|ein auto dort|!auto für dieselben|und ein auto|auto für die gleichen',
    sights:
      '!sehenswürdigkeit*|!was kann man|!was gibt es zu sehen|!sehenswert|was sollte ich sehen|museen|museum|ansehen|anschauen|attraktionen|highlights|besichtigen|was machen|was tun|unternehmen|zu tun|zu sehen|lohnt sich|ausflugsziele|mit kindern|muss man sehen|nicht verpassen|verpassen|unbedingt sehen|was ~ anschauen|was ~ ansehen|was ~ sehen|was ~ machen|was ~ unternehmen|was ~ tun|was ~ los|nachtleben|strände|strand|aussichtspunkt*|bars|clubs|feiern|ausgehen|shoppen|einkaufen|märkte|burgen|schlösser|kirchen|tempel|zoo|parks|sehenswürdiges|kinderfreundlich*|wandern|ausflüge|geheimtipp*|für kinder|party machen|kneipen|schöne ecken|ecken|orte|plätze|viertel|bummeln|sightseeing|entdecken|erleben|schön in|empfiehl*|empfehl*|lohnenswert|sehens*|besucht haben|!tipps|ideen für|ideen|was geht|geheimtipps|geht ab|gesehen haben|unbedingt ~ sehen|unbedingt|muss man ~ haben|!zeigen|!nachmittag in|!abend in|!vormittag in|!wofür ist ~ bekannt|!bekannt|!berühmt|!unternehmen|!ideen|!bauwerke|!gesehen haben|!zeit vertreib*|!jugendliche|!bei regen|!abends|!führ mich|!sehenswert*|!highlights|!mit besuch|!besuch in|!zeig mir|!lohnt sich in|!museum*|!museen|!nicht verpassen|!auf keinen fall verpassen|!unbedingt gesehen|!anschauen in|!ansehen in',
    food: '!restaurant*|!essen gehen|!wo kann man essen|wo kann ich essen|wo isst man|abendessen|mittagessen|café*|gut ess*|lecker ess*|zu ess*|etwas ess*|was ess*|hunger|frühstück*|kulinarisch*|vegetarisch*|vegan*|wo ~ essen|wo ~ isst|restaurants|lokal|lokale|halal|koscher|glutenfrei*|bäckerei*|pizza|sushi|essen in|spezialitäten|brunch*|veggie|imbiss|streetfood|wo ~ frühstücken|kneipe|biergarten|trinken|gute cafés|cafe|cafes|kaffee|gourmet|cocktail*|weinbar*|schlemmen|snack*|!nudel*|!hunger|!imbiss|!kleinigkeit|!lokal|!mittag essen|!zu mittag|!spezialität*|!schlemmen|!kneipe*|!wirtshaus*|!lecker*|!tapas|!sushi|!pizza|!ramen|!paella|!gelato|!kebab|!dim sum|!tacos|!brunch|!pho|!curry|!hungrig|!frühstück*|!was isst*|!isst man',
    plan: '!plane|!reiseplan|!planen|!reise nach|wochenende in|tage in|tage nach|woche in|plan für|städtereise|ausflug|verlängertes wochenende|kurztrip|städtetrip|reiseroute|urlaub in|!tag in|!wochenende|plan* ~ tage|plan* ~ reise|reise planen|trip nach|rundreise|urlaub planen|stell ~ zusammen|programm|mach ~ plan|tagesausflug|aufenthalt in|stunden in|was ~ tagen|route|zwischenstopp|wochenendtrip|städteurlaub|nächte in|!stell ~ zusammen|!ideale programm|!ablauf|!entwirf|!teil ~ ein|!programm für|!erstelle|!entwerf*|!mach ~ plan|!tagesablauf|!aufteil*',
    check:
      '!prüfe|!überprüfe|plan prüfen|!funktioniert dieser plan|klappt dieser plan|klappt das|ist dieser plan|machbar|realistisch|schau ~ plan|klappt mein plan|passt der plan|check ~ plan|plan checken|kontrollier*',
    change:
      '!tausche tag|!tausch tag|!tag tauschen|!tage tauschen|!ruhiger|reise ändern|plan ändern|ändere die reise|ändere den plan|ändere meine|weniger laufen|!einen tag mehr|!einen tag weniger|zu meiner reise|aus meiner reise|plan anpassen',
    language:
      '!sprache|!sprachen|gesprochen|sprechen die|sprechen sie|englisch sprechen|landessprache|amtssprache|mit englisch|!spricht man|!was spricht|!sprechen|!mit englisch|!amtssprache|!landessprache|!verständig*',
    calling:
      '!vorwahl|ländervorwahl|landesvorwahl|vorwahlnummer|telefonvorwahl|internationale vorwahl|!rufe ich ~ an|!telefonnummer|!vom ausland|!aus dem ausland|!ländercode|!ländervorwahl|!landesvorwahl|!vor einer ~ nummer|!internationale vorwahl|!wähle ich vor|!vor einer',
    capital: '!hauptstadt|!sitzt die regierung|!regierungssitz|!regierung von',
    unknown:
      '!jr pass|!interrail|!bahnpass|!bahncard|!city pass|!trinkgeld|!leitungswasser|!wlan|sim karte|kleiderordnung|trinkwasser|!lotto|wasser ~ trinken|hahnenwasser|roaming|esim|öffnungszeiten|!wann öffnet|!wann macht ~ auf|!wann schließt|eintritt|eintrittspreis*|!u bahn|!taxi|!uber|zoll|alkohol|cannabis|drohne*|!versicherung|reiseversicherung|gepäck|handgepäck',
    hello: 'hallo|guten tag|guten morgen|guten abend|moin|servus|hi',
    thanks: 'danke|vielen dank|dankeschön',
    help: '!was kannst du|wie kannst du helfen|hilf mir|wer bist du|was bist du',
    save: '!speichere|!speichern|merken|sichern',
    undo: '!rückgängig|!mach das zurück|wie vorher|zurücknehmen|!doch nicht|wiederherstellen',
    write:
      '!lösche|!löschen|!storniere|!bezahle|!kaufe|!teile meine|!sende|!buche|überweise|reserviere|passwort ändern',
  },
  changes: {
    add: 'füge|!hinzu|!hinzufügen|dazu|nimm auf|!aufnehmen|!einbauen|bau ein|baue|einplanen|plane|noch sehen|auch sehen|auch noch|möchte zu|möchten zu|will sehen|wollen sehen|möchte auch|möchten auch|sehen|besuchen|ergänze|rein|auch',
    remove:
      '!entferne|entfernen|!streiche|!streich|!streichen|lösche|löschen|!raus|weg|!weglassen|lass weg|auslassen|lass aus|herausnehmen|nimm raus|rausnehmen|verzichten|ohne|nicht sehen|brauchen wir nicht|entfällt|fällt weg|kürze',
    swap: 'tausche|tausch|tauschen|vertausche|ersetze|ersetz|ersetzen|austauschen|wechsle|wechsel',
    instead: 'statt|anstatt|anstelle|stattdessen|etwas anderes|was anderes|alternative|lieber',
    move: 'verschiebe|verschieb|verschieben|verlege|verleg|verlegen|leg|lege|schieb|schiebe|zieh|setz|setze',
    calmer:
      '!ruhiger|ruhigeren|ruhigerer|!entspannter|entspannteren|!langsamer|!gemütlicher|weniger voll|weniger programm|weniger stress|weniger machen|zu voll|zu viel|zu viele|zu stressig|zu anstrengend|zu eng|mehr pausen|mehr zeit|durchatmen|lockerer|stressfreier|leichter',
    fuller:
      '!voller|!mehr programm|zu leer|zu wenig|mehr sehen|mehr unternehmen|auffüllen|fülle|langweilig|noch etwas|noch was|!mehr stationen|vollpacken',
    lessWalking:
      'weniger laufen|weniger zu fuß|weniger gehen|zu viel laufen|zu viel zu fuß|kürzere wege|weniger fußweg*|nicht so viel laufen|nicht so weit laufen|nicht so viel gehen|zu weite wege|kürzere strecken|kürzere fußwege|weniger strecke|lauferei|rumlaufen|herumlaufen|so viel laufen|gelatsche',
    rain: '!wenn es regnet|!falls es regnet|!bei regen|regen|regnet|regnen|regnerisch|schlechtes wetter|schlechtem wetter|regentag|schlechtwetter*',
    addDay:
      'einen tag mehr|noch einen tag|ein tag mehr|einen tag länger|!häng noch|hänge noch|zusätzlichen tag|einen weiteren tag|tag dran|verlängere|verlängern|einen tag dazu|tag anhängen|extra tag|einen tag dranhängen|tag dranhängen',
    removeDay:
      'einen tag weniger|ein tag weniger|einen tag kürzer|tag kürzen|verkürze|verkürzen|einen tag früher zurück|einen tag streichen|ein tag zu viel',
    dates:
      'beginnt am|beginnen am|starten am|startet am|los am|ab dem|ab|anderes datum|andere daten|anderer termin|neues datum|verlege die reise|verschiebe die reise|reise auf|ganze reise|am',
    later: 'später|verschieben|nach hinten',
    earlier: 'früher|eher|vorverlegen|vorziehen',
    startsAt:
      'beginnt|beginnen|startet|starten|fängt|ankommen|kommen an|kommen erst|landen|landet|erst um|erst ab|verspätet|los|ab|losgehen|losfahren|anfangen|ausschlafen|nicht vor',
    mustSee:
      'unbedingt|auf jeden fall|muss dabei|muss sein|ein muss|darf nicht fehlen|nicht verpassen|muss bleiben|muss drin',
    avoid: 'kein|keine|keinen|ohne|nicht|vermeide|vermeiden|bloß keine|mag nicht|mögen nicht',
    more: 'mehr|weitere|zusätzliche|noch ein paar',
    closed: 'geschlossen|zu hat|hat zu|zu ist|ist zu|sind zu|macht zu|ausverkauft|geschlossen ist|schließt',
    budget: 'budget|unter|höchstens|maximal|nicht mehr als|weniger als|ausgeben|günstiger|billiger|innerhalb|limit',
    and: 'und|dann|sowie|außerdem|aber|dafür',
  },
  kinds: {
    museum: 'museum|museen|galerie|galerien|ausstellung*',
    church: 'kirche|kirchen|dome|tempel',
    park: 'park|parks|garten|gärten|natur|grün*',
    market: 'markt|märkte|märkten|essen',
    castle: 'schloss|schlösser|burg|burgen|paläste|geschichte',
    viewpoint: 'aussicht|aussichten|aussichtspunkt*',
    beach: 'strand|strände|strand*',
    zoo: 'zoo|zoos|aquarium|für kinder|für die kinder',
    shop: 'shoppen|shopping|einkaufen|läden|geschäfte',
    bar: 'bar|bars|kneipe*|nachtleben|clubs',
  },
  fields: {
    body: 'kopf|nacken|hals|ohr|ohren|auge|augen|nase|zahn|zähne|kiefer|schulter|arm|ellbogen|ellenbogen|handgelenk|hand|finger|daumen|brust|herz|rippe|rippen|rücken|bauch|magen|hüfte|bein|knie|knöchel|fuß|füße|zeh|haut|gesicht|lippe|knochen',
    hurting:
      'schmerz*|gebrochen|brach|bricht|verstaucht|umgeknickt|verdreht|geschwollen|schwillt|blut*|verbrannt|verbrüht|geschnitten|entzündet|ausgekugelt|gebissen|gestochen|eingeklemmt|gequetscht|juckt|taub|verletzt|gezerrt|geprellt|aufgeschlagen|aufgeschürft|weh|wehtut|wehgetan',
    kin: 'sohn|tochter|kind|kinder|baby|junge|mädchen|frau|mann|partner*|freund|freundin|mutter|mama|vater|papa|eltern|bruder|schwester|oma|großmutter|opa|großvater|onkel|tante|kolleg*|jemand|er|sie|ich|wir|mein|meine|meinem|meiner|mir|uns',
    ailing:
      'zusammengebrochen|umgefallen|umgekippt|ohnmächtig|gestürzt|hingefallen|hinuntergefallen|runtergefallen|heruntergefallen|kann nicht aufstehen|kann sich nicht bewegen|nicht mehr bewegen|sehr krank|schwer krank|krank geworden|erkrankt|reagiert nicht|wacht nicht auf|krampf*|krämpfe|anfall|hustet blut|panikattacke|unterzuckert|unterzuckerung|dehydriert|ausgetrocknet|hat fieber|fieberkrampf|lebensmittelvergiftung|allergische reaktion|allergischer schock|überfahren|angefahren|fast ertrunken|übergibt sich|übergeben|muss sich übergeben|hat wehen|habe wehen|ist gefallen|bin gefallen|von ~ gefallen|vom ~ gefallen|aus ~ gefallen|die treppe ~ gefallen|verbrüht|kochendes wasser über|heißes öl über|mich verbrannt|sich verbrannt',
    belonging:
      'tasche|taschen|handtasche|geldbörse|geldbeutel|brieftasche|portemonnaie|portmonee|rucksack|koffer|handy|smartphone|telefon|iphone|kamera|laptop|pass|reisepass|pässe|ausweis|papiere|dokumente|geld|bargeld|karten|kreditkarte|ec karte|bankkarte|fahrrad|mietwagen|auto|schmuck|ring|schlüssel|führerschein|armbanduhr',
    losing:
      'gestohlen|geklaut|entwendet|entrissen|weggenommen|abgenommen|verschwunden|verloren|verlor|abhanden|ausgeraubt|aufgebrochen|eingebrochen|stiebitzt|gemopst|abgezockt|finde ~ nicht mehr|ist weg|sind weg|war weg|weg ist|plötzlich weg|alles weg|hat ~ mitgenommen|mir fehlt|uns fehlt',
    device:
      'wasserkocher|föhn|fön|haartrockner|haarföhn|glätteisen|lockenstab|lockenwickler|rasierer|rasierapparat|epilierer|elektrische zahnbürste|zahnbürste|laptop|notebook|macbook|tablet|ipad|kindle|e reader|kamera akku|cpap|milchpumpe|babyfon|babyphone|fläschchenwärmer|sterilisator|reisebügeleisen|bügeleisen|konsole|playstation|xbox|toaster|powerbank|geräte|elektrogeräte|ladekabel|ladegerät|verlängerungskabel|mehrfachsteckdose',
    using:
      'funktionier*|geht|gehen|passt|passen|benutz*|verwend*|nutzen|anschließen|anstecken|einstecken|laden|auflad*|läuft|laufen|betreiben|klappt|brauche ~ adapter|tauglich|kompatibel|durchbrennen|durchbrennt',
    season: 'frühling|frühjahr|sommer|herbst|winter',
    steering: 'fahr*|fährt|gefahren|auto|autos|verkehr|straße|straßen|lenk*|motorrad|roller|autofahren',
    side: 'links|rechts|linke|linken|rechte|rechten|welcher seite|welche seite|derselben seite|gleichen seite|anderen seite',
    period: 'wann|monat|monate|monaten|jahreszeit*|zeitraum|saison|zeit des jahres|reisezeit',
    ranking:
      'beste|besten|bester|am besten|besser|schönste*|schönsten|ideal*|perfekt*|wenigsten|trockenste*|wärmste*|heißeste*|kälteste*|sonnigste*|ruhigste*|günstigste*|billigste*|empfehl*|empfiehl*|lohnt|angenehmste*|rätst|ratsam|regenärmste*',
    boarding: 'boarding|bord|einsteigen|mitfliegen|beförder*|einstieg|flugzeug|sitzplatz|sitzplätze|maschine',
    refusing:
      'verweiger*|verwehrt|abgewiesen|nicht gelassen|nicht mitgenommen|durfte* nicht|nicht einsteigen|nicht mitfliegen|nicht an bord|zurückgelassen|überbucht|ließen ~ nicht|abgelehnt',
  },
  sentences: {
    entryFree: 'Mit einem Pass aus {passport} ist für {country} kein Visum nötig.',
    entryFreeDays:
      'Mit einem Pass aus {passport} darfst du ohne Visum bis zu {days} bleiben (Ziel: {country}); für länger brauchst du ein Visum.',
    entryFitsDays:
      'Mit einem Pass aus {passport} ist für {country} kein Visum nötig: {stay} geplant, bis zu {days} erlaubt.',
    entryFreeMovement:
      'Mit einem Pass oder Personalausweis aus {passport}, der noch gilt, brauchst du für {country} kein Visum.',
    entryRegister: 'Bleibst du länger als {days}, musst du dich dort vielleicht anmelden.',
    entryOverstay:
      'Wer die erlaubten Tage überzieht, riskiert eine Geldstrafe oder eine Einreisesperre, auch bei einer späteren Reise: frag vor der Reise bei der Botschaft oder der Ausländerbehörde nach.',
    entryArrival: 'Mit einem Pass aus {passport} gibt es das Visum für {country} bei der Ankunft.',
    entryEta:
      'Mit einem Pass aus {passport} brauchst du für {country} vor der Abreise eine elektronische Reisegenehmigung.',
    entryEVisa:
      'Mit einem Pass aus {passport} brauchst du für {country} ein E-Visum; es wird vor der Reise online beantragt.',
    entryRequired: 'Mit einem Pass aus {passport} brauchst du für {country} vor der Reise ein Visum.',
    entryRefused: 'Mit einem Pass aus {passport} wird man in {country} nicht eingelassen.',
    entryOwn: '{country} ist das Land des Passes: kein Visum nötig.',
    entryNote: 'Neuer als das (auf Englisch): {note}',
    entryCheck: 'Regeln ändern sich; frag vor dem Buchen bei der Botschaft nach.',
    entryTooLong:
      '{stay} sind länger als die {days}, die du ohne Visum bleiben darfst: beantrage vor der Reise ein Visum oder eine Aufenthaltserlaubnis und frag bei der Botschaft nach.',
    entryUsed: 'Wenn alle {used} zählen, bleiben von {days} noch {left}.',
    entryUsedUp:
      'Wenn alle {used} zählen, bleiben von {days} noch {left}: frag die Ausländerbehörde, bevor du bleibst; ein zu langer Aufenthalt kann eine Strafe oder ein Einreiseverbot bringen.',
    entrySchengen: 'Ohne Visum sind {days} in jeweils {window} erlaubt, für alle Schengen-Länder zusammen gezählt.',
    entryNoLimit:
      'Eine Grenze in Tagen ist mir dafür nicht bekannt; frag vor einem Aufenthalt von {stay} bei der Botschaft nach.',
    passportArrival: 'Für {country} muss der Pass ab dem Tag der Ankunft noch {validity} gültig sein.',
    passportDeparture: 'Für {country} muss der Pass nach dem Tag der Abreise noch {validity} gültig sein.',
    passportApplication: 'Für {country} muss der Pass beim Visumantrag noch {validity} gültig sein.',
    passportStay: 'Für {country} muss der Pass für die Dauer des Aufenthalts gültig sein.',
    passportPages: 'Freie Seiten im Pass: {pages}.',
    passportTenYears:
      'Außerdem ({country}): er muss bei der Ankunft vor weniger als zehn Jahren ausgestellt sein, wie eine Regierung ihren Bürgern sagt.',
    passportArriveBy: 'Deiner reicht, wenn du spätestens am {date} ankommst.',
    passportLeaveBy: 'Deiner reicht, wenn du spätestens am {date} abreist.',
    passportMet: 'Deiner, bis {expires}, reicht: er muss bis {until} gelten.',
    passportNotMet: 'Deiner, bis {expires}, reicht nicht: er muss bis {until} gelten.',
    advisory: 'Die Regierung ({authority}) stuft {country} mit {level} ein (auf Englisch): {words}.',
    advisoryRegion: 'Teile des Landes sind mit bis zu {level} eingestuft.',
    convert: '{from} sind etwa {to}.',
    convertRate: 'Der Kurs ist {rate}, vom {date}.',
    money: 'In {country} zahlt man mit {currency}.',
    cost: 'Betten und Essen in {city} für {days} (Personen: {people}) kosten etwa {total}, ohne die Anreise.',
    costParts: 'Das sind bis zu {lodging} für ein Zimmer und {meals} für Essen pro Person und Tag.',
    costEnough: '{own} reichen dafür.',
    costShort:
      '{own} sind {daily} pro Person und Tag, also weniger: Dafür braucht es einfachere Betten und Mahlzeiten als diese.',
    costBasis: 'So viel zahlt eine Regierung ihren Reisenden höchstens; eine bescheidene Reise kostet weniger.',
    climate: 'Im {month} sind es in {city} im Mittel von Tag und Nacht etwa {temperature}, bei {rain} Regen.',
    best: 'Die angenehmsten Monate in {city} sind {months}.',
    bestCold: 'Richtig warm wird es in {city} nie; am besten sind {months}.',
    bestHot: 'In {city} ist es immer heiß; am besten sind {months}.',
    bestWet: 'In {city} regnet es das ganze Jahr viel; am besten sind {months}.',
    holidays: 'Feiertage in {country}: {list}.',
    holidaysNone: 'In {country} gibt es vom {from} bis {to} keinen Feiertag.',
    plugs: 'In {country} sind Steckdosen vom Typ {types}, mit {volts} und {hertz}.',
    plugsFit: 'Stecker aus {home} passen hier ({country}): du brauchst keinen Adapter.',
    plugsSomeFit: 'Manche Stecker aus {home} passen hier ({country}), andere brauchen einen Adapter.',
    plugsAdapter: 'Stecker aus {home} passen hier nicht ({country}): nimm einen Adapter mit.',
    plugsVoltage: 'Auch die Spannung ist eine andere: prüfe, ob dein Gerät beide verträgt.',
    driveLeft: 'In {country} fährt man links.',
    driveRight: 'In {country} fährt man rechts.',
    emergencyFirst: 'Ist jemand in Gefahr, ruf sofort an.',
    emergencyGeneral: 'Der Notruf in {country} ist {number}.',
    emergencyServices: 'In {country}: Polizei {police}, Rettungswagen {ambulance}, Feuerwehr {fire}.',
    medical: 'Ich bin kein Arzt: ein Mensch am Telefon entscheidet schneller und besser.',
    legal: 'Ich gebe keinen Rechtsrat: Polizei und Botschaft helfen.',
    official: 'Offizielle Seite: {source}.',
    embassy: 'Für Staatsangehörige von {own} in {host}: die Vertretung in {city}.',
    embassyPhone: 'Telefon: {phone}.',
    clock: 'In {city} ist es {time}, {date}.',
    ahead: '{there} ist {here} um {time} voraus.',
    behind: '{there} liegt {time} hinter {here}.',
    sameTime: 'In {there} und {here} ist es gleich spät.',
    distance: 'Von {from} nach {to} sind es {km} Luftlinie; ein Direktflug dauert etwa {flight}.',
    ground: 'Mit dem Zug sind es ungefähr {train}, mit dem Auto {drive}.',
    groundDrive: 'Mit dem Auto sind es ungefähr {drive}.',
    owed: 'Die Fluggesellschaft schuldet dir {amount} nach {law}.',
    notOwedScope:
      'Weder {law} noch das britische Gesetz, das ihm folgt, gilt für diesen Flug. Andere Länder haben eigene Gesetze, die ich nicht geprüft habe.',
    notOwedTold: 'Nach {law} steht dir keine Entschädigung zu: du wusstest es zwei Wochen oder länger vorher.',
    notOwedRerouted:
      'Nach {law} steht dir keine Entschädigung zu: der andere Flug blieb nah genug an den gebuchten Zeiten.',
    owedDenied:
      'Die Fluggesellschaft schuldet dir {amount} nach {law}, außer wenn Papiere, Gesundheit oder Sicherheit der Grund waren oder du den Platz selbst abgegeben hast.',
    owedHalved: 'Ein anderer Flug, der dich höchstens {time} später hinbringt, halbiert das.',
    owedShare:
      'Die Fluggesellschaft muss nach {law} {percent} des Preises dieses Flugs erstatten, innerhalb von sieben Tagen.',
    owedBesides:
      'Was auch die Ursache ist: Nach {law} wählst du zwischen deinem Geld und einem anderen Flug, mit Essen und über Nacht einem Hotel, solange du wartest.',
    notOwedShort: 'Es steht dir nach {law} nichts zu: die Verspätung ist zu kurz.',
    notOwedExtraordinary: 'Es steht dir nach {law} nichts zu: die Ursache lag nicht bei der Fluggesellschaft.',
    upTo: 'Es können bis zu {amount} sein, nach {law}.',
    hotel: 'Die Hotelsuche in {city} vom {from} bis {to} ist vorbereitet; der Knopf öffnet sie bei {host}.',
    flight: 'Die Flugsuche von {origin} nach {city} am {from} ist vorbereitet; der Knopf öffnet sie bei {host}.',
    car: 'Die Mietwagensuche in {city} vom {from} bis {to} ist vorbereitet; der Knopf öffnet sie bei {host}.',
    sights: 'Sehenswert in {city}: {list}.',
    food: 'Essen in {city}: {list}.',
    plan: 'Ein Plan für {city}: {days}, {stops} Stationen.',
    planDay: '{day}: {list}.',
    planNumber: 'Tag {day}: {list}.',
    planUnmet: 'Etwas, das du wolltest, hat darin keinen Platz; der Plan sagt, was und warum.',
    planUsual: 'Manche Öffnungszeiten sind die üblichen solcher Orte; der Plan kennzeichnet sie.',
    planButton: 'Gespeichert wird erst, wenn du den Knopf drückst.',
    check: 'Ich habe deinen Plan für {city} mit {days} gelesen.',
    checkScore: 'Er bekommt {score} Punkte: {errors} Dinge gehen nicht, {warnings} können schiefgehen.',
    checkGood: 'Ich habe nichts gefunden, was nicht geht.',
    change: 'Vorgeschlagene Änderungen an deiner Reise: {count}.',
    changeAdded: 'Neu an Tag {day}, {time}: {place}.',
    changeRemoved: 'Fällt weg: {place}.',
    changeMoved: '{place} rückt auf Tag {day}, {time}.',
    changeReplaced: '{place} statt {was} an Tag {day}.',
    changeRetimed: 'Stationen mit anderer Uhrzeit: {count}.',
    changeDayAdded: 'Die Reise bekommt einen Tag mehr.',
    changeDayRemoved: 'Tag {day} entfällt; was davon passt, rückt auf die anderen.',
    changeDated: 'Die Reise beginnt dann am {date}.',
    changeStart: 'Tag {day} beginnt dann um {time}.',
    changeErrors: 'Davon geht so nicht: {errors}; die Karte nennt es.',
    changeWarnings: 'Was auf der Reise schiefgehen kann: {warnings}; sieh auf die Karte.',
    changeNone: 'Deine Reise bleibt, wie sie ist.',
    changeNoStop: 'Diese Station finde ich auf deiner Reise nicht.',
    changeNoPlace: 'Einen Ort dieses Namens kenne ich dort nicht.',
    changeNoDay: 'Diesen Tag hat deine Reise nicht.',
    changeNoRoom: 'An dem Tag ist kein Platz dafür, ohne etwas aufzugeben, das du dir gewünscht hast.',
    changeNoShelter:
      'Unter freiem Himmel an dem Tag: {places}. Unter einem Dach finde ich nichts, was stattdessen passt.',
    changeClosed: 'An dem Tag ist dort geschlossen.',
    changeAlready: 'Das ist schon so.',
    changeOtherCity: 'Diese Tage sind in verschiedenen Städten und lassen sich nicht tauschen.',
    changePast: 'Dieser Tag ist schon vorbei.',
    changeNoDates: 'Deine Reise hat noch kein Datum; nenn mir den ersten Tag.',
    changeWhichDay: 'Auf welchen Tag, oder auf welche Uhrzeit?',
    changeButton: 'Geändert wird erst, wenn du den Knopf drückst.',
    saveButton: 'Der Knopf merkt dir {place}.',
    askTrip: 'Welche Reise? Öffne eine, oder lass mich zuerst eine planen.',
    askDay: 'An welchem Tag der Reise?',
    askChange:
      'Was soll sich ändern? Zum Beispiel ein ruhigerer Tag, ein anderer Ort, weniger Fußwege oder ein anderes Datum.',
    yellowAll: '{country} verlangt von allen einen Gelbfiebernachweis.',
    yellowRisk: '{country} verlangt einen Gelbfiebernachweis, wenn du aus einem Risikoland kommst.',
    yellowNone: '{country} verlangt keinen Gelbfiebernachweis.',
    yellowOccurs: 'Gelbfieber kommt vor ({country}): frag ärztlich nach der Impfung.',
    malariaYes: 'Malaria gibt es überall in {country}.',
    malariaSome: 'Malaria gibt es in Teilen von {country}.',
    malariaNone: 'Für {country} ist keine Malaria verzeichnet.',
    language: 'In {country} spricht man {languages}.',
    calling: 'Die Vorwahl von {country} ist {code}.',
    capital: 'Die Hauptstadt von {country} ist {city}.',
    askTopic: 'Was möchtest du über diesen Ort wissen?',
    askCity: 'Welche Stadt meinst du?',
    askWhichCity: 'Mehrere Orte heißen so. Welchen meinst du?',
    askCountry: 'Welches Land meinst du?',
    askPassport: 'Mit welchem Pass reist du?',
    askOrigin: 'Von wo aus?',
    askDates: 'An welchen Tagen?',
    askCurrency: 'Von welcher Währung in welche?',
    askDelay: 'Wie viel später bist du am letzten Flughafen angekommen?',
    askCause: 'Welche Ursache hat die Fluggesellschaft genannt?',
    askCarrier: 'War es eine Fluggesellschaft aus der Europäischen Union?',
    askCarrierUk: 'War es eine Fluggesellschaft aus dem Vereinigten Königreich oder der Europäischen Union?',
    askNotice: 'Wie viele Tage vor dem Abflug hat es die Fluggesellschaft gesagt?',
    askRerouted: 'Wie viel später als gebucht hat dich der andere Flug hingebracht? Wenn es keinen gab, sag das.',
    askRoute: 'Von welchem Flughafen zu welchem bist du geflogen?',
    askPlan: 'Füge den Plan ein, eine Station je Zeile, und nenne die Stadt.',
    unknown: 'Dazu habe ich keine geprüfte Angabe; raten möchte ich nicht.',
    phrasebook:
      'Eigene Sätze übersetze ich nicht. „Quick translate“ hat vierzig Sätze in sechs Sprachen, zum Vorlesen oder Zeigen.',
    hello: 'Hallo. Wohin soll es gehen?',
    help: 'Ich plane Reisen und prüfe Pläne, und kenne Visa, Wetter, Kosten, Entfernungen, Feiertage, Steckdosen und Notrufe, jeweils mit Quelle.',
    thanks: 'Gern geschehen.',
    refuseSecret: 'Dabei kann ich nicht helfen.',
    refuseWrite: 'Ich ändere, buche und bezahle nichts von mir aus; dafür drückst du einen Knopf.',
    confirm: 'Bitte drück dafür den Knopf: ein Wort allein ändert nichts.',
    planLongest: 'So viele Tage plane ich höchstens auf einmal; die übrigen kannst du später anfügen.',
    undoButton: 'Ein Wort allein nimmt nichts zurück: Öffne die Reise und drücke „Undo“.',
    clockThen: 'Wenn es in {here} {hereTime} Uhr ist, ist es in {there} {thereTime} Uhr.',
    clockNextDay: 'Dort ist dann schon der nächste Tag.',
    clockDayBefore: 'Dort ist dann noch der Tag davor.',
    tookCity:
      'Andere Orte heißen genauso; ich habe den in {region} genommen. Nenne Land oder Bundesstaat dazu, wenn du einen anderen meinst.',
    datesTurned: 'Du hast den späteren Tag zuerst genannt; ich habe die beiden in die richtige Reihenfolge gebracht.',
    foodDiet: 'Nicht bei allen ist bekannt, was sie kochen; frag dort nach deiner Kost.',
    offTopic: 'Ich kenne mich nur mit Reisen aus. Frag nach einem Ort, einer Reise oder einer Regel.',
    inEnglish: 'Ich lese {language}, antworte aber auf Deutsch.',
    stale: 'Zuletzt geprüft am {date}; es kann sich geändert haben.',
  },
  followUps: {
    entry: 'Brauche ich ein Visum?',
    passport: 'Wie lange muss mein Pass gültig sein?',
    advisory: 'Ist es dort sicher?',
    money: 'Welche Währung gibt es dort?',
    cost: 'Was kostet eine Woche?',
    climate: 'Wie ist das Wetter?',
    best: 'Wann ist die beste Reisezeit?',
    holidays: 'Welche Feiertage gibt es?',
    plugs: 'Welchen Stecker brauche ich?',
    emergency: 'Wie lautet der Notruf?',
    embassy: 'Wo ist meine Botschaft?',
    health: 'Welche Impfungen brauche ich?',
    hotel: 'Such mir ein Hotel',
    sights: 'Was gibt es zu sehen?',
    food: 'Wo kann ich essen?',
    plan: 'Drei Tage dort planen',
    calmerDay: 'Mach den ersten Tag ruhiger',
    lessWalking: 'Bitte weniger laufen',
    oneMoreDay: 'Noch einen Tag mehr',
    startPlan: 'Plane ein Wochenende in Rom',
    startEntry: 'Brauche ich ein Visum für Japan?',
    startBest: 'Wann ist die beste Reisezeit für Tokio?',
    yes: 'Ja',
    no: 'Nein',
    technicalFault: 'Ein technischer Defekt',
    weather: 'Das Wetter',
    strike: 'Ein Streik',
  },
}
