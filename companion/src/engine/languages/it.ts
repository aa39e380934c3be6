import type { Phrasebook } from '../phrasebook.ts'

export const italian: Phrasebook = {
  code: 'it',
  locale: 'it-IT',
  from: 'da|dal|dalla|di|dall',
  citizen: 'cittadino di|cittadina di|passaporto di|vengo da|sono di|veniamo da|vengo dal|vengo dalla',
  yes: 'sì|si|ok|va bene|fallo|procedi|confermo',
  hours: 'ora|ore|h',
  minutes: 'minuto|minuti|min',
  causes: {
    'technical-fault': 'tecnic*|guasto|motore|avaria|meccanic*',
    'crew-or-staff': 'equipaggio|personale|pilota|piloti|mancanza di personale',
    'airline-strike': 'sciopero|scioperi',
    'late-inbound-aircraft':
      'volo precedente|aereo precedente|rotazione|aereo arrivato in ritardo|aereo in ritardo|arrivo tardivo dell aereo',
    weather: 'maltempo|tempesta|nebbia|neve|temporale|temporali|brutto tempo|meteo|cattivo tempo',
    'air-traffic-control': 'controllo aereo|controllori|traffico aereo',
    'security-or-unrest': 'sicurezza|disordini',
    'bird-strike': 'uccell*',
  },
  disruptions: {
    cancellation:
      'cancellato|cancellata|volo cancellato|cancellazione|annullato|soppresso|cancellato il mio volo|cancellato il volo|volo soppresso|annullato il volo|hanno cancellato|volo annullato',
    'denied-boarding':
      'overbooking|sovraprenot*|negato imbarco|imbarco negato|negato l imbarco|non mi hanno fatto salire|non mi hanno fatto imbarcare|lasciato a terra|lasciati a terra|non ci hanno fatto salire',
    downgrade:
      'classe inferiore|declassa*|downgrade*|messo in economy|messi in economy|invece della business|al posto della business',
  },
  notice: {
    sameDay:
      'lo stesso giorno|stesso giorno|giorno stesso|in aeroporto|al gate|stamattina|oggi|ore prima|all ultimo|ultimo momento|il giorno della partenza|il giorno del volo|quel giorno',
    dayBefore: 'il giorno prima|giorno prima|un giorno prima|ieri|sera prima',
    noOtherFlight:
      'nessun altro volo|nessun volo alternativo|nessuna alternativa|senza alternativa|non mi hanno offerto|niente altro|rimborsato|niente altro|nient altro|nessuna alternativa|non hanno offerto',
  },
  expires: 'scade|valido fino|scadenza|passaporto ~ fino|finisce',
  translating: 'come si dice|come dico|come dire|traduci|tradurre|traduzione',
  oneDay:
    'un giorno a|un giorno in|una giornata a|un solo giorno|solo un giorno|in un giorno|in giornata|24 ore a|1 giorno a',
  intents: {
    entry:
      '!visto|!visti|entrare in|requisiti d ingresso|ingresso in|quanto posso restare|posso restare|autorizzazione|senza visto|visto all arrivo|documenti ~ entrare|entrare a|entrare negli|entrare nel|eta|evisa|quanto ~ restare|quanto ~ rimanere|quanti giorni ~ restare|posso rimanere|cosa mi serve per|cosa serve per|permesso|mi fanno entrare|carta d identità|posso andare ~ senza|ingresso|!chiede la|!presentarsi|!fanno entrare|!autorizzazione|!fare richiesta|!quali formalità|formalità|!può restare|!restare un|!quanti giorni può|frontiera|!quali documenti|pratiche|!permessi|!permesso|!quanto posso stare|!posso stare',
    passport:
      '!passaporto valido|!validità del passaporto|!passaporto deve|passaporto scade|sei mesi|pagine libere|passaporto scaduto|rinnovare il passaporto|passaporto in scadenza|passaporto ~ scade|passaporto ~ mesi|mesi ~ passaporto|passaporto ~ basta|basta ~ passaporto|validità residua|passaporto ~ fino|passaporto ~ va bene|scadenza|!passaporto ~ valido|!valido ~ passaporto|!solo ~ mesi|!restano ~ mesi|!validità|!pagine bianche|!pagine ~ passaporto|!regola dei sei mesi|!passaporto ~ scad*|!scad* ~ passaporto|!passaporto ~ valid*|!passaporto ~ vale|!passaporto ~ mesi',
    advisory:
      '!sicuro|!sicura|!pericoloso|pericolosa|sicurezza|avvisi di viaggio|criminalità|rischio|pericol*|paura|evitare|preoccup*|attentat*|truff*|rischioso|rischi|!si può andare|!si può viaggiare|situazione|consigliato andare|!è pericoloso|!è sicuro|quanto è sicuro|quanto è pericoloso|donna sola|viaggiare da sola|da sola|guerra|farnesina|viaggiare sicuri|rapine|scippi|sconsigliat*|zone pericolose|rischia|terrorismo|tranquill* andare|attenzione|stare attent*|fare attenzione|precauzioni|affidabile|tranquillo|tranquilla|proteste|manifestazioni|violenza|pericoli|pericolosi|!preoccuparsi|!c è da preoccup*|da temere|!rubano|!rubano molto|!criminalità|!problemi di sicurezza|!donna da sola|!preoccupar*|!la situazione|!borseggiator*|!delinquenza|!malavita|!rischios*|!brutta|!turisti ~ rapinati|!preoccuperesti|!vengono rapinati|!malfamat*|!è il caso di|!il caso di|!prudente|!rischios*|rischi',
    convert:
      'convertire|converti|!tasso di cambio|cambio|quanto fanno|quanti sono|in euro|in dollari|quanto vale|quanto sono|quanto valgono|valgono|quanti euro|quanti dollari|a quanto|conversione|in sterline|in franchi|quanto ~ in euro|quanto ~ in dollari|quanti ~ sono|cambiare|equivale|equivalgono|a quanto sta|quanto fa|corrispond*|quanto prendo|rispetto al|contro il|yen',
    money:
      '!valuta|!moneta|che soldi|si paga con|si paga in|che valuta|che moneta|quale moneta|accettano euro|accettano dollari|carta o contanti|contanti|pagare con|pagare in|!si paga|!banconote|!ha l euro|!hanno l euro|!con che cosa si paga|!con cosa si paga|!si paga in|!moneta legale|!accettano euro|!contanti|!che valuta|!che moneta|!si chiamano le banconote|!con che paga|!pagare in euro|!paga la gente|!pagare con',
    cost: '!costa|!costano|!costo|caro|cara|economico|!budget|quanti soldi|spendere|prezz*|spese|quanto si spende|conveniente|quanto costa|quanto ~ costa|quanto ~ spend*|quanto ~ settimana|quanto ~ giorni|quanto ci vuole per|quanto viene|bastano|basta ~ euro|sufficient*|è cara|è caro|costo della vita|al giorno|prezzi|quanto budget|soldi ~ servono|quanto serve|quanto mi costa|viaggio ~ costa|soldi ~ portare|portare ~ soldi|più economico|più caro|costoso|costosa|risparm*|quanto portare|quanti ~ servono|mi servono|vivere con|cavarsela con|campare|!sborsar*|!si spende|!spend*|!salata|!salato|!ammont*|!costereb*|!che budget|!bastano|!mi bastano|!quanto viene|!quanto verrebbe|!livello dei prezzi|!portafoglio|!soldi servono|!caro|!cara|!cari|!care|!costerebbe*|!costerà|!costare|!costi|!costar*|!da parte|!spesa giornaliera|!spesa ~ giorno|!risparmiare|!quanti soldi',
    climate:
      '!tempo fa|!clima|!temperatura|temperature|!meteo|caldo|freddo|pioggia|piove|valigia|vestirsi|neve|fa caldo|fa freddo|giacca|cappotto|ombrello|gradi|fare il bagno|umido|che tempo|stagione delle piogge|stagione secca|uragan*|tifon*|monson*|come vestirsi|cosa mettere|vestiti|maglione|temperatura dell acqua|tempo ~ fa|tempo ~ trov*|com è il tempo|nevica|gradi ~ sono|afa|aurora|fresco|sole|fa ~ caldo|fa ~ freddo|caldo ~ fa|più caldo|più freddo|più secco|muore di caldo|muore di freddo|torrido|soleggiat*|gelo|bollente|costume|costume da bagno|berretto|guanti|crema solare|sciarpa|stivali|sandali|impermeabile|felpa|maglia|!valigia|!diluvia|!sopportabile|!fa il bagno|!si fa ~ bagno|!guanti|!quanti gradi|!afa|!sciarpa|!piovos*|!come mi vesto|!vestirsi|!nevica',
    best: '!periodo migliore|!miglior periodo|!momento migliore|mesi migliori|quando andare|quando conviene|stagione migliore|miglior momento|!che mese|!quali mesi|in che periodo|alta stagione|bassa stagione|quando è meglio|mese migliore|quando ~ visitare|quando ~ viaggiare|quando ~ meglio|meglio ~ o|meglio andare|che periodo|quale periodo|che stagione|quale stagione|buon periodo|periodo giusto|mesi buoni|periodo dell anno|meno folla|quando mi consigli|stagione|!quando ~ andare|!quando ~ partire|!quando ~ evitare|!quando ~ stagione|!meno gente|!quando c è ~ tempo migliore|!tempo migliore|!quando andr*|!quando andare|!quando conviene|!che periodo|!in che stagione|!meno affoll*|!meno turisti|!bassa stagione|!alta stagione|!quando visitare|!più bella|!quando ~ piacevole|!più piacevole|!stagione|!mesi migliori',
    holidays:
      '!festività|!giorni festivi|festivi|!feste nazionali|negozi chiusi|festivo|negozi aperti|tutto chiuso|festa nazionale|natale|pasqua|ferragosto|è aperto|è chiuso|aperti il|chiusi il|negozi ~ aperti|negozi ~ chiusi|tutto ~ chiuso|ponte|carnevale|ramadan|giorno di festa|feste|festa|supermercati|aperti|chiusi|chiuso|aperto|chiuse|aperte|!ponti|!è festa|!supermercati|!chiudono|!negozi aperti|!negozi chiusi|!negozi ~ aperti|!negozi ~ chiusi|!festivi|!giorno festivo',
    plugs:
      '!presa|!prese|!adattatore|voltaggio|tensione|spina|spine|caricabatterie|asciugacapelli|elettricità|corrente|phon|ricaricare|tipo di presa|tipo di spina|caricare ~ telefono|ricaricare ~ telefono|caricare il|caricatore|220|110|elettric*|adattatori|rasoio|spina italiana|!volt|!spina|!spine|!attaccare il|!ricaric*|!110 o|!rasoio|!voltaggio|!collegare|!portatile|!trasformatore|!attacco',
    driving:
      '!si guida|!lato della strada|sinistra o a destra|a sinistra o|guida a sinistra|destra o a sinistra|guidano a|guida a destra|che lato|quale lato|da che parte|lato ~ guida|lato ~ strada|guidano|guidare a sinistra|guida a|a sinistra|a destra|!volante|!vanno le auto|!si va a sinistra|!si va a destra|!guida a sinistra|!guida a destra|!da che parte|!guidano',
    emergency:
      '!emergenza|!emergenze|!ambulanza|!vigili del fuoco|polizia|pompieri|!chi chiamo|!chi chiamare|!chi devo chiamare|che numero|quale numero|aiuto|!un incendio|!incendio|!va a fuoco|112|118|chiamare la polizia|numero ~ polizia|numero ~ emergenza|chiamo|soccorso|soccorsi|numeri di emergenza|carabinieri|!soccorsi|!soccorso|!chiedere aiuto|!aiuto in|!che numero faccio|!il 118|!il 112|!telefono della polizia|!numero ~ polizia|!che numero devo|!che numero compongo',
    medical:
      '!medico|!ospedale|malato|malata|dolore|ferito|sanguina|infarto|farmacia|medicina|febbre|intossicazione|rotto|morso|sento mal*|sto mal*|vomit*|svenut*|diarrea|mal di|slogat*|nausea|caduto|caduta|incidente|non respira|privo di sensi|avvelenat*|!violentata|!violentato|!stuprat*|dolore al petto|non riesco a respirare|!suicid*|!uccidermi|togliermi la vita|voglio morire|dottore|dentista|clinica|gamba rotta|braccio rotto|punt* ~ medusa|medusa|serpente|allergic*|asma|insulina|bruciat*|mi fa male|fa male|insolazione|colpo di sole|ustion*|vomita|ammalat*|mi sono rotto|mi sono rotta|rotto ~ gamba|rotto ~ braccio|rotta ~ gamba|ingoiato|!ingoiato|inghiottito|investit*|soffoca*|sangue|cane ~ morso|ferita|svenuta|svenuto|sta male|sta mal*|stanno male|si sente male|non sta bene|annega*|annegat*|!annegat*|drogat*|avvelen*|overdose|!respira|!polso|!caviglia|!svenut*|!morso|!febbre alta|!soffoca*|!rotto il|!rotta la|!vomita*|!tagliat*|!mal d|!mal di|!incidente|!sanguin*|!dolore|!ferit*|!fa male|!bruciat*|!ustion*',
    legal:
      '!arrestato|!avvocato|legale|rubato|derubato|perso il passaporto|prigione|aggredito|furto|ladro|portafoglio|denuncia|truffat*|borseggi*|perso i documenti|passaporto ~ rubato|rubato ~ borsa|rubato ~ telefono|mi hanno rubato|hanno rubato|scippat*|multa|commissariato|arrest*|borsa|zaino|smarrito|smarrit* ~ passaporto|carcere|scippo|in carcere|in prigione|in cella|ammanettat*|in galera|arrestata|!perd* ~ passaporto|smarrisco|!perso ~ passaporto|a chi mi rivolgo|!scippat*|!trattiene|!trattenut*|!spariti|!sparit*|!derubat*|!i miei documenti|!rubat*|!arrestat*|!fermat*|!rapinat*|!fregato|!sgraffignat*',
    embassy: '!ambasciata|!consolato|ambasciate|consolare|consolati|!consolare|!rappresentanza',
    health:
      '!vaccin*|!febbre gialla|!malaria|zanzar*|epatite|dengue|vaccinazion*|malattie|zika|rischi sanitari|rabbia|colera|profilassi|antimalaric*|punture|pastiglie|compresse|zanzare|!antimalaric*|!punture|!rischio di malaria',
    clock:
      '!che ora è|!che ore sono|ora locale|che ore ~ adesso|che ore ~ ora|ore sono|che ora ~ adesso|che ora fa|l ora a|che ora ~ lì|che ore ~ lì|ora a|ore a|!l ora di|!l ora a|!ora attuale|!che ora hanno|!che ore|!che ora|!giorno o notte|!dammi l ora',
    difference:
      '!differenza di fuso|!fuso orario|!differenza oraria|jet lag|differenza di orario|ore di differenza|differenza di ore|quante ore ~ differenza|che ore ~ quando|quando ~ che ore|quando ~ che ora|fusi orari|jetlag|!fuso|!ore di fuso|orologio|spostare l orologio|!ore avanti|!ore indietro|lancette|!avanti rispetto|!indietro rispetto|!avanti ~ rispetto|!ore di differenza|!ora indietro|!ora avanti|!è avanti|!differenza di orario|!orologio|!separano|!a mezzogiorno ~ ore|!è più tardi|!più tardi è|!è più presto|!più presto è|!differenza d orario|!differenza ~ orari*',
    distance:
      '!quanto dista|!distanza|!durata del volo|!quanto dura il volo|!ore di volo|chilometri|quanto è lontano|lontano|quanto ci vuole|quanti chilometri|quante ore|in aereo|in treno|ore di viaggio|tempo di volo|è lontan*|quanto ~ volo|quanto ~ aereo|quanto ~ treno|quanto ~ macchina|quante ore ~ volo|quanto dura|dura ~ volo|quanto ci si mette|quanto ci metto|quanto tempo ~ da|distanza tra|km tra|km da|lontan* ~ da|tragitto|in macchina|in auto|in pullman|tempo di viaggio|arrivare da|andare da|in linea d aria|distano|lontane|lontani|!quanto ~ lontan*|!quanto sono lontan*|traghetto|in autobus|ore di treno|ore di macchina|quanto tempo|a che distanza|!in aereo tra|!ci mette il treno|!come arrivo da|!come arrivo|!come si arriva|!in quanto tempo|!quanto dura|!linea d aria|!quanti chilometri|!è lontan*|!a quanti chilometri|!a quante ore',
    delay:
      '!ritardo|!risarcimento|!rimborso|!compensazione|arrivato tardi|diritti dei passeggeri|cancellato|rimborsano|coincidenza|overbooking|volo cancellato|negato imbarco|volo ~ ritardo|volo ~ cancellato|volo ~ tardi|ore di ritardo|arrivato ~ ritardo|atterrato ~ ritardo|risarc*|indennizz*|compensazion*|reclamo|i miei diritti|imbarco negato|perso ~ coincidenza|compagnia aerea|!ci spetta|!mi spetta|!ho diritto|!abbiamo diritto|!ore dopo|!non mi hanno fatto salire|!risarc*|!rimborso del volo|!indennizz*|!che diritti|!i miei diritti|!ci devono|!mi devono|!ritard*',
    hotel:
      '!hotel|!albergo|!alberghi|alloggio|dove dormire|ostello|dove alloggiare|pernottare|pernottamento|pensione|dormire|airbnb|appartamento|camere|b b|bed and breakfast|dove ~ dormire|dove ~ alloggiare|dove ~ stare|notti a|notte a|un letto|agriturismo|campeggio|locanda|una camera|camera per|camera doppia|stanza|!camera|!letto|letto per|!dove posso dormire|!dove dormire|!ostell*|!pension*|!due camere|!camer*|!dove alloggiare|!alloggi*|!agriturism*|!appartament*|!un letto|!posto dove dormire|!dove stare|!posto ~ dove|!letti|posti letto|!posto letto',
    flight:
      '!volo per|!voli|!volo da|biglietto aereo|prenotare un volo|un volo|volo ~ per|volo ~ a|volare a|volare da|andata e ritorno|biglietti aerei|aereo per|cerco un volo|voli economici|volo economico|biglietto per|!portami|!tariffe aeree|!volare da|!voglio volare|!biglietti aerei|!biglietto aereo|!voli da|!in aereo da|!un volo|volo|!sola andata|!andata e ritorno|!in volo da|!partendo in volo',
    car: '!noleggiare un auto|!noleggio auto|auto a noleggio|macchina a noleggio|noleggiare|noleggio|una macchina a|un auto a|affittare un*|mi serve una macchina|noleggi* ~ auto|noleggi* ~ macchina|affitt* ~ macchina|affitt* ~ auto|auto ~ noleggio|macchina ~ noleggio|camper|scooter|noleggi* ~ moto|macchina dal|auto dal|veicolo|macchina per|macchina a|!fuoristrada|!auto automatica|!auto a noleggio|!una macchina|!macchina a|!utilitaria|!decappottabile|!ritirare un auto|!noleggi*|!suv|!furgone|!camper|!un veicolo|!veicolo|un auto lì|!auto per gli stessi|e un auto|e una macchina|macchina per gli stessi',
    sights:
      '!cosa vedere|!cosa visitare|!cosa fare|da vedere|monumenti|muse*|attrazioni|imperdibili|luoghi di interesse|cosa c è da|da fare|da visitare|luoghi da|posti da|attività|vale la pena|merita|non perdere|da non perdere|cosa ~ vedere|cosa ~ fare|cosa ~ visitare|che ~ vedere|che ~ fare|cosa mi consigli|vita notturna|locali|dove uscire|spiagge|spiaggia|panoram*|discoteche|shopping|mercati|mercatini|castelli|chiese|templi|zoo|parchi|giardini|con i bambini|con bambini|per bambini|escursion*|posti belli|turistic*|assolutamente|trekking|posti carini|angoli|quartieri|scoprire|esplorare|passeggiare|passeggiate|consigli|consigliami|raccomand*|bei posti|carin*|visitabile|girare|!consigli per|idee per|idee|!farebbe vedere|!famos*|!un pomeriggio|!pomeriggio a|!conosciut*|!imperdibil*|!con ragazzi|!idee|!monumenti|!la sera|!una serata|!passeggia*|!quando piove|!una mattina|!scoprire|!cosa merita|!merita|!il meglio di|!gli ospiti|!mostrami|!guidami|!vale la pena|!muse*|!non posso perdere|!non perdere|!da non perdere|!non perdermi|!imperdibil*',
    food: '!ristorant*|!dove mangiare|mangiare|cenare|pranzare|bar e caffè|mangia bene|colazione|pranzo|cena|gastronom*|trattori*|fame|vegetarian*|vegan*|specialità|dove ~ mangiare|dove ~ cenare|dove ~ pranzare|mangiar bene|si mangia|ristoranti|piatti|cucina|halal|kosher|senza glutine|celiac*|panifici*|pizza|pizzeria|pizzerie|brunch|gelat*|osteri*|assaggiare|bere|aperitivo|street food|posticino|mangiar*|pesce|carbonara|gourmet|cocktail*|enotec*|tapas|aperitiv*|!noodles|!spuntino|!fame|!pranz*|!cenare|!trattori*|!osteri*|!pizzeri*|!mangia*|!locale carino|!piatti tipici|!piatto tipico|!aperitivo|!colazione|!tapas|!sushi|!pizza|!ramen|!paella|!gelato|!kebab|!dim sum|!tacos|!brunch|!pho|!curry|!cosa si mangia|!si mangia',
    plan: '!pianifica|!pianificare|!itinerario|!viaggio a|!organizza|giorni a|fine settimana a|weekend a|settimana a|programma|fammi un|preparami|creami|viaggio di|vacanza a|gita|!giorno a|!giornata a|!fine settimana|!weekend|pianific* ~ giorni|organizz* ~ viaggio|organizz* ~ giorni|un viaggio|giro di|giro a|tour di|percorso|programma di|cosa fare in ~ giorni|ore a|scalo|notti a|luna di miel*|giorni in|viaggetto|ponte a|vacanza in|!preparaci|!programma ideale|!scaletta|!ideami|!organizzali|!organizza*|!preparami|!disegn*|!costruisci|!fammi un programma|!fammi un',
    check:
      '!controlla|!verifica|controllare il mio|funziona questo piano|questo piano|è fattibile|è realistico|guarda il mio|dai un occhiata|il mio piano|il mio programma|regge',
    change:
      '!scambia il giorno|!scambia i giorni|!più tranquillo|cambia il viaggio|modifica il viaggio|cambiare il mio viaggio|camminare meno|!un giorno in più|!un giorno in meno|al mio viaggio|dal mio viaggio|adatta il programma',
    language:
      '!lingua|!lingue|parlano inglese|lingua ufficiale|basta l inglese|con l inglese|!parlano|!si parla|!con l inglese|!cosa parlano',
    calling:
      '!prefisso|codice telefonico|prefisso internazionale|prefisso telefonico|!codice ~ telefonare|!dall estero|!cifre|!prima di un numero',
    capital: '!capitale|!sede il governo|!il governo|!governo',
    unknown:
      '!jr pass|!interrail|!pass ferroviario|!city pass|!mancia|!acqua del rubinetto|!wifi|scheda sim|abbigliamento|acqua potabile|!lotteria|acqua ~ rubinetto|bere l acqua|esim|roaming|orari di apertura|orari|!a che ora apre|!a che ora chiude|prezzo del biglietto|biglietto d ingresso|!metro|!metropolitana|!taxi|!uber|dogana|alcol|cannabis|drone|!assicurazione|bagagli*|mance',
    hello: 'ciao|buongiorno|buonasera|salve',
    thanks: 'grazie|grazie mille',
    help: '!cosa puoi fare|!cosa sai fare|aiutami|chi sei|come puoi aiutarmi',
    save: '!salva|!salvare|salvalo',
    undo: '!annulla la modifica|!annullalo|torna indietro|come prima|!ripristina|disfa',
    write:
      '!cancella|!elimina|!annulla il mio|!paga|!compra|!condividi|!invia|!prenota|trasferisci|cambiare la password',
  },
  changes: {
    add: '!aggiungi|!aggiungere|!inserisci|inserire|includi|includere|metti|mettere|voglio vedere|vogliamo vedere|vorrei vedere|vorremmo vedere|anche|visitare|vedere',
    remove: '!togli|!togliere|elimina|eliminare|!rimuovi|rimuovere|cancella|leva|salta|saltare|senza|non vedere|scarta',
    swap: 'scambia|scambiare|sostituisci|sostituire|cambia|inverti|invertire',
    instead: 'al posto di|al posto|invece|invece di|qualcos altro|qualcosa di diverso|alternativa|piuttosto',
    move: 'sposta|spostare|metti|mettere|porta|rimanda|anticipa|posticipa',
    calmer:
      '!più tranquillo|più tranquilla|!più rilassato|più rilassata|più calmo|più lento|!meno pieno|meno piena|!troppo pieno|troppo piena|troppo|meno stressante|più leggero|alleggerisci|alleggerire|meno visite|più riposo|con più calma|rallentare',
    fuller:
      '!più pieno|più piena|!più intenso|troppo vuoto|troppo vuota|!più visite|più cose|riempi|riempire|noioso|qualcosa in più|qualcos altro da vedere',
    lessWalking:
      'meno camminare|camminare meno|camminare di meno|meno a piedi|troppo camminare|camminare così tanto|camminare tanto|meno cammino|meno strada a piedi|tragitti più brevi|meno passi|camminata più breve|troppa strada|camminare troppo|troppo a piedi',
    rain: '!se piove|!in caso di pioggia|pioggia|piove|piovesse|piovere|piovoso|maltempo|brutto tempo',
    addDay:
      'un giorno in più|un altro giorno|giorno aggiuntivo|giorno extra|aggiungi un giorno|aggiungere un giorno|allunga|allungare|prolunga|restare di più|ancora un giorno|un giorno di più|aggiungi una giornata|una giornata in più',
    removeDay:
      'un giorno in meno|un giorno di meno|togli un giorno|accorcia|accorciare|un giorno più corto|un giorno più breve',
    dates:
      'inizia il|iniziare il|comincia il|cominciare il|parte il|partire il|a partire dal|dal|altre date|nuove date|cambia le date|cambiare le date|tutto il viaggio|il',
    later: 'più tardi|dopo|rimanda|rimandare|posticipa|posticipare',
    earlier: 'prima|più presto|anticipa|anticipare',
    startsAt:
      'inizia|iniziare|comincia|arriviamo|arriva|arrivo|atterra|atterriamo|in ritardo|non prima|cominciare|partire alle|dormire fino|iniziamo',
    mustSee:
      'assolutamente|da non perdere|imperdibile|a tutti i costi|irrinunciabile|non può mancare|per forza|deve restare',
    avoid: 'senza|niente|evita|evitare|nessun|nessuna|non voglio|basta|no',
    more: 'più|altri|altre|ulteriori',
    closed: 'chiuso|chiusa|chiusi|chiuse|chiude|esaurito|esauriti',
    budget: 'budget|meno di|al massimo|massimo|non più di|sotto|spendere|più economico|entro|limite',
    and: 'e|poi|inoltre|ma|dopo',
  },
  kinds: {
    museum: 'museo|musei|galleria|gallerie|mostre',
    church: 'chiesa|chiese|cattedrali|templi',
    park: 'parco|parchi|giardino|giardini|natura|verde',
    market: 'mercato|mercati|cibo|cucina',
    castle: 'castello|castelli|palazzi|storia',
    viewpoint: 'panorama|panorami|viste|belvedere',
    beach: 'spiaggia|spiagge|mare',
    zoo: 'zoo|acquario|per i bambini|per bambini',
    shop: 'shopping|negozi',
    bar: 'bar|locali|vita notturna|discoteche',
  },
  fields: {
    body: 'testa|collo|gola|orecchio|orecchie|occhio|occhi|naso|dente|denti|mascella|spalla|braccio|gomito|polso|mano|dito|dita|pollice|petto|cuore|costola|costole|schiena|stomaco|pancia|anca|gamba|ginocchio|caviglia|piede|piedi|pelle|faccia|viso|labbro|osso',
    hurting:
      'dolor*|dolente|romp*|slogat*|distort*|storta|gonfi*|sanguin*|bruciat*|ustionat*|tagliat*|taglio|infett*|infezione|lussat*|morso|morsic*|incastrat*|schiacciat*|prude|prurito|intorpidit*|ferit*|frattur*|botta|sbattuto|fa male|fanno male|rotto|rotta|rotti|rotte|punto da|punta da|puntura',
    kin: 'figlio|figlia|figli|bambino|bambina|bambini|bimbo|bimba|neonato|moglie|marito|compagno|compagna|ragazzo|ragazza|fidanzat*|mamma|madre|papà|padre|genitori|fratello|sorella|nonna|nonno|amico|amica|zio|zia|collega|qualcuno|lui|lei|io|mi|mio|mia|ci|siamo|sono',
    ailing:
      'è cadut*|sono cadut*|caduto dalle|caduta dalle|svenut*|collassat*|accasciat*|non si muove|non riesce a muoversi|non riesce ad alzarsi|non riesce a camminare|molto malat*|si è ammalat*|non risponde|non reagisce|non si sveglia|convulsion*|crisi epilettica|crisi d asma|tossisce sangue|contrazioni|sta per partorire|attacco di panico|ipoglic*|disidratat*|ha la febbre|ho la febbre|febbre a 39|febbre a 40|intossicazione|reazione allergica|shock anafil*|investit*|quasi annegat*|continua a vomitare|caduto da|caduta da|ha ingoiato|ha battuto la testa|bollente addosso|bollente su|bollente sul|bollente sulla|scottat*|mi sono bruciat*|si è bruciat*',
    belonging:
      'borsa|borse|borsetta|portafoglio|portafogli|borsellino|zaino|valigia|telefono|cellulare|telefonino|iphone|macchina fotografica|fotocamera|portatile|computer|passaporto|passaporti|carta d identità|documenti|soldi|contanti|carte|bancomat|carta di credito|bici|bicicletta|auto|macchina|gioielli|orologio|anello|chiavi|marsupio|patente',
    losing:
      'rubat*|rubano|scippat*|strappat*|portato via|portati via|sparit*|scompars*|perso|perdut*|persa|persi|smarrit*|non trovo più|fregat*|sfilat*|forzat*|svaligiat*|sottratt*',
    device:
      'bollitore|asciugacapelli|phon|fon|piastra|arricciacapelli|ferro per capelli|rasoio|epilatore|spazzolino elettrico|spazzolino|portatile|computer|laptop|macbook|tablet|ipad|kindle|macchina fotografica|cpap|tiralatte|baby monitor|scaldabiberon|sterilizzatore|ferro da stiro|console|playstation|tostapane|power bank|apparecchi|elettrodomestici|caricatore|caricabatterie|prolunga|ciabatta',
    using:
      'funzion*|va bene|vanno bene|usare|uso|utilizz*|attacc*|collegare|caricare|ricaricare|entra|compatibil*|serve ~ adattatore|infilare|bruciare',
    season: 'primavera|estate|autunno|inverno',
    steering: 'guid*|auto|macchina|macchine|traffico|strada|volante|circol*|motorino|scooter|moto',
    side: 'sinistra|destra|che lato|quale lato|stesso lato|altro lato|quale parte|che parte',
    period: 'quando|mese|mesi|stagione|stagioni|periodo|periodi|epoca|momento dell anno|in che momento',
    ranking:
      'miglior*|meglio|ideal*|perfett*|meno|più secco|più secca|più secchi|più caldo|più piacevol*|più tranquill*|più bell*|più economic*|consigli*|raccomand*|conviene|piovos*|adatt*|vale la pena',
    boarding: 'imbarc*|imbarco|salire|a bordo|aereo|posto|volo',
    refusing:
      'negat*|nega|rifiut*|impedit*|non mi hanno fatto|non ci hanno fatto|non mi fanno|lasciat* a terra|rimast* a terra|respint*|overbooking|sovraprenot*|troppe prenotazioni',
  },
  sentences: {
    entryFree: 'Passaporto {passport}, destinazione {country}: non serve il visto.',
    entryFreeDays:
      'Passaporto {passport}, destinazione {country}: fino a {days} senza visto; per restare di più serve un visto.',
    entryFitsDays:
      'Passaporto {passport}, destinazione {country}: non serve il visto per i tuoi {stay} (permessi fino a {days}).',
    entryFreeMovement:
      'Cittadinanza {passport}, destinazione {country}: non serve il visto, basta un passaporto o una carta d’identità in corso di validità.',
    entryRegister: 'Oltre {days} può essere necessario registrarsi sul posto.',
    entryOverstay:
      'Restare oltre il permesso può portare una multa o un divieto d’ingresso, anche in un viaggio successivo: chiedi all’ambasciata o all’ufficio immigrazione prima di partire.',
    entryArrival: 'Passaporto {passport}, destinazione {country}: il visto si ottiene all’arrivo.',
    entryEta:
      'Passaporto {passport}, destinazione {country}: serve un’autorizzazione elettronica di viaggio prima di partire.',
    entryEVisa:
      'Passaporto {passport}, destinazione {country}: serve un visto elettronico; si chiede online prima del viaggio.',
    entryRequired: 'Passaporto {passport}, destinazione {country}: serve un visto prima del viaggio.',
    entryRefused: 'Passaporto {passport}, destinazione {country}: non si è ammessi.',
    entryOwn: '{country} è il paese del passaporto: non serve il visto.',
    entryNote: 'Più recente (in inglese): {note}',
    entryCheck: 'Le regole cambiano; chiedi all’ambasciata prima di prenotare.',
    entryTooLong:
      '{stay} superano i {days} permessi senza visto: chiedi un visto o un permesso prima del viaggio e verifica con l’ambasciata.',
    entryUsed: 'Se tutti i {used} contano, restano {left} su {days}.',
    entryUsedUp:
      'Se tutti i {used} contano, restano {left} su {days}: chiedi all’ufficio immigrazione prima di restare; superare il limite può portare a una multa o a un divieto d’ingresso.',
    entrySchengen: 'Senza visto sono permessi {days} ogni {window}, contando insieme tutti i paesi Schengen.',
    entryNoLimit: 'Non conosco un limite di giorni per questo; chiedi all’ambasciata prima di un soggiorno di {stay}.',
    passportArrival: 'Destinazione {country}: il passaporto deve valere {validity} dal giorno di arrivo.',
    passportDeparture: 'Destinazione {country}: il passaporto deve valere {validity} dopo il giorno di partenza.',
    passportApplication: 'Destinazione {country}: il passaporto deve valere {validity} quando si chiede il visto.',
    passportStay: 'Destinazione {country}: il passaporto deve valere per il soggiorno.',
    passportPages: 'Pagine libere necessarie: {pages}.',
    passportTenYears:
      'Inoltre ({country}): all’arrivo deve avere meno di dieci anni, come un governo dice ai suoi cittadini.',
    passportArriveBy: 'Il tuo basta se arrivi entro il {date}.',
    passportLeaveBy: 'Il tuo basta se riparti entro il {date}.',
    passportMet: 'Il tuo, fino al {expires}, basta: deve durare fino al {until}.',
    passportNotMet: 'Il tuo, fino al {expires}, non basta: deve durare fino al {until}.',
    advisory: 'Il governo ({authority}) classifica {country} al livello {level} (in inglese): {words}.',
    advisoryRegion: 'Alcune zone arrivano a {level}.',
    convert: '{from} sono circa {to}.',
    convertRate: 'Il cambio è {rate}, del {date}.',
    money: 'Valuta di questo paese ({country}): {currency}.',
    cost: 'Letti e pasti a {city} per {days} (persone: {people}) costano circa {total}, senza il viaggio.',
    costParts: 'Sono fino a {lodging} per una camera e {meals} di pasti a persona al giorno.',
    costEnough: '{own} bastano.',
    costShort: '{own} sono {daily} a persona al giorno, cioè meno: servono letti e pasti più semplici di questi.',
    costBasis: 'È il massimo che un governo paga ai suoi viaggiatori; un viaggio modesto costa meno.',
    climate: 'In {month} a {city} la media di giorno e notte è di {temperature}, con {rain} di pioggia.',
    best: 'I mesi più piacevoli a {city} sono {months}.',
    bestCold: 'A {city} non fa mai davvero caldo; i mesi migliori sono {months}.',
    bestHot: 'A {city} fa sempre caldo; i mesi migliori sono {months}.',
    bestWet: 'A {city} piove molto tutto l’anno; i mesi migliori sono {months}.',
    holidays: 'Giorni festivi ({country}): {list}.',
    holidaysNone: 'Nessun giorno festivo ({country}) dal {from} al {to}.',
    plugs: 'In questo paese ({country}) le prese sono di tipo {types}, con {volts} e {hertz}.',
    plugsFit: 'Le spine di là ({home}) vanno bene qui ({country}): non serve un adattatore.',
    plugsSomeFit: 'Alcune spine ({home}) vanno bene qui ({country}), altre vogliono un adattatore.',
    plugsAdapter: 'Le spine ({home}) non vanno bene qui ({country}): porta un adattatore.',
    plugsVoltage: 'Anche la tensione è diversa: controlla che il tuo apparecchio le regga entrambe.',
    driveLeft: 'In questo paese ({country}) si guida a sinistra.',
    driveRight: 'In questo paese ({country}) si guida a destra.',
    emergencyFirst: 'Se qualcuno è in pericolo, chiama subito.',
    emergencyGeneral: 'Il numero di emergenza ({country}) è {number}.',
    emergencyServices: '{country}: polizia {police}, ambulanza {ambulance}, vigili del fuoco {fire}.',
    medical: 'Non sono un medico: una persona al telefono decide prima e meglio.',
    legal: 'Non do consigli legali: la polizia e la tua ambasciata aiutano.',
    official: 'Pagina ufficiale: {source}.',
    embassy: 'Per i cittadini di {own} in questo paese ({host}): la rappresentanza a {city}.',
    embassyPhone: 'Telefono: {phone}.',
    clock: 'A {city} sono le {time}, {date}.',
    ahead: '{there} è avanti di {time} rispetto a {here}.',
    behind: '{there} è indietro di {time} rispetto a {here}.',
    sameTime: '{there} e {here} hanno la stessa ora.',
    distance: 'Da {from} a {to} sono {km} in linea d’aria; un volo diretto dura circa {flight}.',
    ground: 'In treno ci vogliono circa {train}, in auto {drive}.',
    groundDrive: 'In auto ci vogliono circa {drive}.',
    owed: 'La compagnia ti deve {amount} secondo {law}.',
    notOwedScope:
      'Né {law} né la legge britannica che lo segue coprono questo volo. Altri paesi hanno leggi proprie, che non ho guardato.',
    notOwedTold: 'Non spetta compensazione secondo {law}: lo sapevi due settimane prima o più.',
    notOwedRerouted:
      'Non spetta compensazione secondo {law}: l’altro volo è rimasto abbastanza vicino agli orari prenotati.',
    owedDenied:
      'La compagnia ti deve {amount} secondo {law}, salvo che la ragione fossero i documenti, la salute o la sicurezza, o che tu abbia ceduto il posto.',
    owedHalved: 'Un altro volo che ti porta con al massimo {time} di ritardo lo dimezza.',
    owedShare: 'La compagnia deve rimborsare il {percent} del prezzo di quel volo secondo {law}, entro sette giorni.',
    owedBesides:
      'Qualunque sia la causa, {law} ti fa scegliere tra i tuoi soldi e un altro volo, con i pasti e, di notte, un albergo durante l’attesa.',
    notOwedShort: 'Non spetta nulla secondo {law}: il ritardo è troppo breve.',
    notOwedExtraordinary: 'Non spetta nulla secondo {law}: la causa non dipendeva dalla compagnia.',
    upTo: 'Possono essere fino a {amount} secondo {law}.',
    hotel: 'La ricerca di hotel a {city} dal {from} al {to} è pronta; il pulsante la apre su {host}.',
    flight: 'La ricerca di voli da {origin} a {city} il {from} è pronta; il pulsante la apre su {host}.',
    car: 'La ricerca di auto a {city} dal {from} al {to} è pronta; il pulsante la apre su {host}.',
    sights: 'Da vedere a {city}: {list}.',
    food: 'Dove mangiare a {city}: {list}.',
    plan: 'Un piano per {city}: {days}, {stops} tappe.',
    planDay: '{day}: {list}.',
    planNumber: 'Giorno {day}: {list}.',
    planUnmet: 'Qualcosa che hai chiesto non ci sta; il piano dice che cosa e perché.',
    planUsual: 'Alcuni orari sono quelli soliti di questi luoghi; il piano li segnala.',
    planButton: 'Nulla è salvato finché non premi il pulsante.',
    check: 'Ho letto il tuo piano per {city}, di {days}.',
    checkScore: 'Ottiene {score}: {errors} cose non possono andare, {warnings} sono a rischio.',
    checkGood: 'Non ho trovato nulla di impossibile.',
    change: 'Modifiche proposte al tuo viaggio: {count}.',
    changeAdded: 'Nuovo il giorno {day}, {time}: {place}.',
    changeRemoved: 'Tolto: {place}.',
    changeMoved: '{place} passa al giorno {day}, {time}.',
    changeReplaced: '{place} al posto di {was} il giorno {day}.',
    changeRetimed: 'Tappe a un’altra ora: {count}.',
    changeDayAdded: 'Il viaggio ha un giorno in più.',
    changeDayRemoved: 'Il giorno {day} viene tolto; ciò che ci sta passa agli altri.',
    changeDated: 'Il viaggio comincia allora il {date}.',
    changeStart: 'Il giorno {day} comincia allora alle {time}.',
    changeErrors: 'Cose che così non possono funzionare: {errors}; la scheda le nomina.',
    changeWarnings: 'Cose del viaggio che possono andare storte: {warnings}; guarda la scheda.',
    changeNone: 'Il tuo viaggio resta com’è.',
    changeNoStop: 'Non trovo questa tappa nel tuo viaggio.',
    changeNoPlace: 'Non conosco lì un luogo con questo nome.',
    changeNoDay: 'Il tuo viaggio non ha questo giorno.',
    changeNoRoom: 'Quel giorno non c’è posto senza rinunciare a qualcosa che hai chiesto.',
    changeNoShelter: 'All’aperto quel giorno: {places}. Non trovo nulla al coperto che ci stia al loro posto.',
    changeClosed: 'Quel giorno è chiuso.',
    changeAlready: 'È già così.',
    changeOtherCity: 'Questi giorni sono in città diverse e non si possono scambiare.',
    changePast: 'Quel giorno è già passato.',
    changeNoDates: 'Il tuo viaggio non ha ancora date; dimmi il primo giorno.',
    changeWhichDay: 'A quale giorno, o a che ora?',
    changeButton: 'Nulla cambia finché non premi il pulsante.',
    saveButton: 'Il pulsante salva {place} per te.',
    askTrip: 'Quale viaggio? Aprine uno, o lascia che prima ne prepari uno.',
    askDay: 'In quale giorno del viaggio?',
    askChange:
      'Che cosa deve cambiare? Per esempio un giorno più tranquillo, un altro luogo, meno strada a piedi o altre date.',
    yellowAll: '{country} chiede a tutti il certificato di febbre gialla.',
    yellowRisk: '{country} chiede il certificato di febbre gialla se arrivi da un paese a rischio.',
    yellowNone: '{country} non chiede il certificato di febbre gialla.',
    yellowOccurs: 'La febbre gialla è presente ({country}): chiedi a un medico del vaccino.',
    malariaYes: 'La malaria è presente ovunque: {country}.',
    malariaSome: 'La malaria è presente in alcune zone: {country}.',
    malariaNone: 'Nessuna malaria segnalata: {country}.',
    language: 'Lingue parlate ({country}): {languages}.',
    calling: 'Il prefisso ({country}) è {code}.',
    capital: 'La capitale ({country}) è {city}.',
    askTopic: 'Cosa vuoi sapere di quel luogo?',
    askCity: 'Quale città?',
    askWhichCity: 'Più luoghi si chiamano così. Quale intendi?',
    askCountry: 'Quale paese?',
    askPassport: 'Con quale passaporto viaggi?',
    askOrigin: 'Da dove parti?',
    askDates: 'In quali giorni?',
    askCurrency: 'Da quale valuta a quale?',
    askDelay: 'Con quanto ritardo sei arrivato all’ultimo aeroporto?',
    askCause: 'Quale causa ha dato la compagnia?',
    askCarrier: 'Era una compagnia dell’Unione europea?',
    askCarrierUk: 'Era una compagnia del Regno Unito o dell’Unione europea?',
    askNotice: 'Quanti giorni prima della partenza te l’ha detto la compagnia?',
    askRerouted: 'Con quanto ritardo ti ha portato l’altro volo? Se non c’è stato, dillo.',
    askRoute: 'Da quale aeroporto a quale hai volato?',
    askPlan: 'Incolla il piano, una tappa per riga, e indica la città.',
    unknown: 'Non ho un dato verificato su questo; preferisco non indovinare.',
    phrasebook: 'Non traduco frasi tue. «Quick translate» ha quaranta frasi in sei lingue, da leggere o da mostrare.',
    hello: 'Ciao. Dove vuoi andare?',
    help: 'Pianifico viaggi, controllo piani e conosco visti, clima, costi, distanze, festività, prese e numeri di emergenza, con la fonte.',
    thanks: 'Prego.',
    refuseSecret: 'Non posso aiutarti in questo.',
    refuseWrite: 'Non modifico, prenoto o pago nulla da solo; per questo premi tu un pulsante.',
    confirm: 'Premi il pulsante: una parola sola non cambia nulla.',
    planLongest: 'È il massimo che pianifico in una volta; il resto puoi aggiungerlo dopo.',
    undoButton: 'Una parola sola non annulla nulla: apri il viaggio e premi «Undo».',
    clockThen: 'Quando a {here} sono le {hereTime}, a {there} sono le {thereTime}.',
    clockNextDay: 'Lì è già il giorno dopo.',
    clockDayBefore: 'Lì è ancora il giorno prima.',
    tookCity:
      'Altri luoghi hanno lo stesso nome; ho preso quello in {region}. Aggiungi il paese o lo stato se è un altro.',
    datesTurned: 'Hai indicato prima il giorno più lontano; li ho messi in ordine.',
    foodDiet: 'Non di tutti si sa cosa cucinano; chiedi lì per la tua dieta.',
    offTopic: 'Mi intendo solo di viaggi. Chiedimi di un luogo, un viaggio o una regola.',
    inEnglish: 'Leggo questa lingua ({language}), ma rispondo in italiano.',
    stale: 'Verificato l’ultima volta il {date}; può essere cambiato.',
  },
  followUps: {
    entry: 'Serve il visto?',
    passport: 'Quale validità del passaporto serve?',
    advisory: 'È sicuro?',
    money: 'Qual è la moneta?',
    cost: 'Quanto costa una settimana?',
    climate: 'Che tempo fa?',
    best: 'Qual è il periodo migliore?',
    holidays: 'Quali giorni festivi ci sono?',
    plugs: 'Quale adattatore serve?',
    emergency: 'Qual è il numero di emergenza?',
    embassy: 'Dov’è la mia ambasciata?',
    health: 'Quali vaccinazioni servono?',
    hotel: 'Cercare un hotel',
    sights: 'Cosa vedere?',
    food: 'Dove mangiare?',
    plan: 'Pianificare tre giorni lì',
    calmerDay: 'Rendi il primo giorno più tranquillo',
    lessWalking: 'Camminare meno, per favore',
    oneMoreDay: 'Aggiungi un giorno in più',
    startPlan: 'Pianifica un fine settimana a Roma',
    startEntry: 'Serve il visto per il Giappone?',
    startBest: 'Qual è il periodo migliore per Tokyo?',
    yes: 'Sì',
    no: 'No',
    technicalFault: 'Un guasto tecnico',
    weather: 'Il maltempo',
    strike: 'Uno sciopero',
  },
}
