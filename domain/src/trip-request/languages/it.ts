import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'

export const italian: Language = {
  code: 'it',
  isMonthFirst: false,
  hasCapitalNouns: false,
  signs: {
    common:
      'treno|autobus|pullman|io|noi|ci|mi|mia|mio|miei|mie|nostro|nostra|nostri|nostre|il|lo|la|i|gli|le|l|un|uno|una|e|ed|o|con|per|in|a|ad|al|alla|allo|ai|alle|di|del|della|dello|dei|delle|da|dal|dalla|dall|su|è|sono|siamo|essere|sarà|saremo|vorrei|vorremmo|voglio|vogliamo|bisogno|cerco|cerchiamo|puoi|può|potresti|potete|potreste|possiamo|aiuto|aiutami|aiutarmi|aiutaci|aiutarci|pianificare|pianifica|organizzare|organizza|organizzarmi|organizzami|preparare|prepara|viaggio|viaggi|viaggiare|viaggiamo|vacanza|vacanze|itinerario|favore|grazie|ciao|buongiorno|giorni|giorno|settimana|settimane|notti|notte|persone|persona|budget|euro|dollari|città|che|chi|dove|quando|come|non|né|molto|anche|poi|dopo|prima|tra|fra|fino|senza|più|meno|circa|totale|massimo|bambini|bambino|figli|famiglia|amici|hotel|albergo|camera|camere|volo|voli|andata|ritorno|se|già|ho|abbiamo|andiamo|vado|andare|vedere|visitare|partire|partenza|partendo|questo|questa|due|tre|quattro|cinque|primavera|estate|autunno|inverno|creare|crea|sola|solo|gita|nel|nella|nello|negli|nei|si|ti|vi|trascorrere|progettare|progetta|scalo',
    and: 'e|ed|poi|e poi|quindi|più|nonché|seguito da|e dopo|o|in seguito|e in seguito|successivamente|e infine|infine|così come|e successivamente',
    to: 'al|all|a|fino al|fino all|ad|alla|sino al|fino a',
    from: 'dal|dall|da|a partire dal|il|l|di|del|dalla|a partire dall',
    between: 'tra|fra|tra il|fra il|tra l|fra l',
    of: 'di|del|d|a|in|del mese di|dello|della|nel mese di|ad',
    article:
      'aeroporto di|stazione di|il|lo|la|i|gli|le|l|un|uno|una|al|alla|all|del|della|dell|nostro|nostra|mio|mia|bella|città di|la città di|bellissima',
    for: 'per|in',
    day: 'giorno|giorni|giornata|giornate|gg',
    night: 'notte|notti|pernottamenti|pernottamento',
    week: 'settimana|settimane',
    month: 'mese|mesi',
    minute: 'minuto|minuti|min',
    hour: 'ora|ore',
    half: 'mezzo|mezza',
    weekend: 'fine settimana|weekend|week end',
    longWeekend:
      'weekend lungo|fine settimana lungo|lungo weekend|lungo fine settimana|ponte|week end lungo|weekend di tre giorni',
    dayTrip: 'lo stesso giorno|gita di un giorno|gita in giornata|escursione di un giorno|in giornata',
    city: 'città|destinazioni|tappe|località|luoghi|fermate|cittadine|mete|destinazioni diverse|centri',
    origin:
      'inizi a|cominci a|parta da|inizi da|cominci da|partendo da|partendo dalla|partenza da|partenza dalla|con partenza da|in partenza da|parto da|partiamo da|partire da|partiremo da|partirò da|che parte da|che parta da|a partire da|iniziando da|iniziando a|che inizia a|che inizi a|inizio a|comincia a|cominciando da|cominciando a|vivo a|viviamo a|abito a|abitiamo a|volo da|volando da|punto di partenza|origine|provenienza|lasciando|inizia a|da casa a|si parte da|partenza in|partenza a|partenza fissata a|si parte dalla|iniziamo da|iniziamo a|cominciamo da|cominciamo a|città di partenza|il punto di partenza è|veniamo da|vengo da|sono di|siamo di|residenti a|decollando da|decollo da|muovendo da|con inizio a|con inizio da|che cominci da|che cominci a|che inizi da|imbarco a|partenza prevista da|partenza|inizi ad|cominci ad|inizio ad|inizia ad|iniziando ad|che inizia ad|che inizi ad|luogo di partenza|vivo ad|abito ad|abitiamo ad|residente a|residente ad|residenti ad|che vive a|che abita a|che vive ad|domiciliata a|domiciliato a|arrivo da|arrivando da|arriviamo da|scappare da|fuggire da|via da|punto di partenza è|punto di partenza sarà|ci imbarchiamo a|imbarchiamo a|mi imbarco a|lascia|lasciamo|lascio|ci imbarchiamo da|aeroporto di partenza|città d origine|muovendoci da|ci muoviamo da|decolliamo da|decollare da|con base a|basati a|partenza prevista a|che parte dalla|prendendo il volo da|prendiamo il volo da|prendiamo il treno da|prendiamo il treno a|con decollo da|provenendo da|provenienti da|venendo da|venendo dalla|arrivando dalla|proveniente da|fuggendo da|scappando da|lasciare|abbandonare|evadere da|allontanarci da|partenza e rientro a|partenza e ritorno a|partenza e arrivo a|inizio e fine a|iniziando e finendo a|partendo e tornando a|partenza e rientro da|partenza e ritorno da',
    originAfter: 'come punto di partenza',
    originWeak: 'da|dalla|dal|dall|di',
    goal: 'finisca a|finisca ad|termini a|termini ad|finisce a|si concluda a|verso|con destinazione|destinazione|con destinazione a|diretti a|diretto a|alla volta di|viaggio a|viaggio in|viaggio per|andare a|andare in|andiamo a|vado a|fino a|weekend a|fine settimana a|giorni a|giorni in|notti a|settimana a|settimana in|settimane a|settimane in|vacanza a|vacanza in|vacanze a|soggiorno a|gita a|terminando a|che termina a|che termini a|finendo a|concludendo a|arrivo a|arrivando a|tappa a|luna di miel a|luna di miele a|città in|città della|città del|città dell|città nel|ponte a|notte a|giorni|settimana|weekend in|volo per|volo a|poi a|divisi tra|divisa tra|divisi fra|in direzione di|direzione|per arrivare a|per raggiungere|raggiungere|raggiungendo|che ci porti a|che finisca a|biglietto per|biglietti per|treno per|treno a|voli per|tour della|tour in|giro in|giro della|circuito in|fuga a|fuga in|scappata a|recarci a|recarmi a|spostarci a|partire per|parto per|partiamo per|partire alla volta di|tappe in|soggiorno in|trasferta a|gita in|puntata a|città d|città degli|città delle|tappe della|tappe del|località della|località del|mete in|meta|weekend|fine settimana|notti|ponte|sogniamo|sogno|abbiamo in mente|ho in mente|in mente|pensiamo a|penso a|stiamo pensando a|stavamo pensando a|rotta su|rotta verso|ci tenta|mi tenta|puntiamo a|puntiamo su|si va a|si va in|in seguito|come meta|con meta|meta è',
    within: 'a|ad|in|al|alla|nel|nella|nell|presso|vicino a|attraverso|per|intorno a|negli|nello',
    visit:
      'visitare|visitando|visita|visita a|visiteremo|visiterò|vedere|vedendo|esplorare|esplorando|scoprire|scoprendo|conoscere|girare|girando|includendo|comprenda|che comprende|via|passando per|passando da|toccando|che tocchi|che includa',
    sight: sightNouns('it'),
    nameEnd:
      'mentre|se possibile|che|con|quando|perché|dove|ma|prima|dopo|per favore|per|durante|partendo|da|è|sono|a|al|in|sarebbe',
    person:
      'di noi|persona|persone|viaggiatori|viaggiatore|viaggiatrici|viaggiatrice|individui|ospiti|partecipanti|passeggeri|donne|uomini|colleghi|studenti|in totale|gente|pers|insegnanti|alunni|turisti|pensionati|membri|escursionisti|avventurieri|viandanti|teste|vacanzieri|componenti|ragazze|studentesse|pensionate|musicisti|professori|ciclisti|soci|sportivi|single|zaini in spalla|zainisti|anime|amiconi|ragazzi in totale|viaggiatori in totale',
    adult: 'adulti|adulto|adulte',
    adjective:
      'vecchi|vecchie|buone|cari|care|migliori|piccoli|piccole|diverse|diversi|differenti|belle|pieni|piene|interi|intere|altri|altre|grandi|giovani|piccolo|bei|buoni|dei miei|distinte',
    we: 'noi',
    groupOf:
      'gruppo di|siamo in|siamo|saremo in|saremo|famiglia di|siamo un gruppo di|viaggiamo in|un gruppo di|comitiva di|numero di persone|siamo una famiglia di|partiamo in|andiamo in|numero di viaggiatori|team di|andare in|viaggiare in|partire in|viaggeremo in|partiremo in|andremo in|vogliamo andare in|squadra di|gruppetto di|saremmo|saremmo in|viaggeremmo in|composto da|composta da|formato da|formata da|sono in|un totale di|numero di partecipanti|ci muoviamo in|ci spostiamo in|brigata di|compagnia di|banda di|essendo in|essendo|contando|ci troviamo in',
    alone:
      'solo per me|per me sola|da solo|da sola|in solitaria|solitario|una sola persona|viaggio da solo|viaggio da sola|per conto mio|solo io|singola persona|viaggiatore singolo|viaggiatore solitario|viaggiatrice solitaria|viaggio in solitaria|solitaria|una persona sola|solo per me|soltanto io|solamente io|per me stesso|senza compagnia|viaggerò da solo|viaggerò da sola|vado da solo|vado da sola|per una sola persona|da solitario|in solitario|donna sola|uomo solo|una donna sola|un uomo solo|una donna da sola|viaggiatrice sola|viaggiatore solo|sola soletta|tutto solo|tutta sola|nessun altro|io da sola|io da solo|io sola|io solo|sono solo|sono sola|viaggio solo|viaggio sola|vado solo|vado sola',
    pair: 'fuga romantica|weekend romantico|coppia|in coppia|luna di miele|viaggio di nozze|noi due|una coppia|sposini|marito e moglie|in due|noi 2',
    companion:
      'mia moglie|mio marito|la mia ragazza|il mio ragazzo|la mia compagna|il mio compagno|mia madre|mio padre|mia sorella|mio fratello|un amico|un amica|mia nonna|la mia fidanzata|il mio fidanzato|il mio migliore amico|la mia migliore amica|mia mamma|mio papà|la mia amica|il mio amico|la mamma|mamma|papà',
    kin: 'cognato|cognata|genero|nuora|madre|mamma|padre|papà|moglie|marito|compagna|compagno|ragazza|ragazzo|fidanzata|fidanzato|sorella|fratello|nonna|nonno|zia|zio|amica|amico|cugina|cugino|suocera|suocero|collega|capo|nipote|figlioccio|figlioccia|coniuge|sposa|sposo|fratellastro|sorellastra|coinquilino|coinquilina|vicina|vicino|madrina|padrino|gemello|gemella|migliore amico|migliore amica|socio|socia|consuocera|dolce metà|metà|amore|anima gemella|innamorata|innamorato|amata|amato|signora|morosa|moroso|tesoro',
    parents:
      'i miei genitori|i nostri genitori|miei genitori|i miei suoceri|i suoceri|miei suoceri|i miei nonni|i nonni|miei nonni',
    trio: 'in trio|un trio|il nostro trio|noi tre',
    couples: 'coppie',
    friends:
      'amici|amiche|colleghi|compagni|cugini|cugine|fratelli|sorelle|colleghe|compagne|colleghi di lavoro|coinquilini|coinquiline|vicini|vicine|cognati|cognate|parenti|conoscenti|compagni di classe|compagni di università|compagne di scuola|zii|zie|familiari|soci',
    family: 'famiglia|la mia famiglia|la nostra famiglia|in famiglia',
    with: 'con|e|più|io e|i miei|insieme a|insieme con|miei',
    speaker: 'ed io|e io|io e|e me',
    child:
      'bambini|bambino|bambine|figli|figlie|ragazzi|adolescenti|adolescente|bimbi|bimbo|nipoti|ragazzini|piccoli|minori|nipotini|nipotino|nipotina|nipotine|più piccolo|più piccola|maggiore|minore|pargoli|marmocchi|creature|ragazzine',
    oneChild:
      'un bambino|una bambina|mio figlio|mia figlia|nostro figlio|nostra figlia|un figlio|una figlia|un bimbo|una bimba|un adolescente|un ragazzo|una ragazza',
    twins: 'gemelli|gemelle',
    baby: 'neonato|bebè|lattante|neonata',
    aged: 'che ha|di|dell età di|con età di|età|che hanno|tra|d età|rispettivamente di|hanno|ha|lui ha|lei ha|che compie',
    years: 'anni|anno',
    under: 'sotto i|di meno di|minori di|inferiori a|al di sotto dei|con meno di|sotto ai',
    seat: 'posti|posti a sedere|con posto per|con posti per|sedili',
    mustSeat:
      'deve avere posto per|dovrebbe avere posto per|deve ospitare|dovrebbe ospitare|deve contenere|dovrebbe contenere',
    budget:
      'budget|spendere|costo|prezzo|spesa|spese|costare|costa|soldi|importo|costo totale|abbiamo a disposizione|ho a disposizione|disponiamo di|dispongo di|risparmiato|risparmi|portafoglio|sborsare|pagare|a disposizione|somma|in totale|in tutto|fondi|tutto compreso|tutto incluso|cifra|mettere|borsellino|cassa comune|salvadanaio|contare su|possiamo contare su|stanziato|stanziati|investire|raccogliamo|messo da parte|fondo cassa|spesa complessiva|a testa compreso',
    limit:
      'massimo|al massimo|meno di|non più di|fino a|senza superare|non superare|superare|circa|intorno a|intorno ai|attorno ai|entro|sotto i|limite|tetto|inferiore a|approssimativamente|sui|entro i|attorno a|sotto|non oltre|oltre|sotto ai|al di sotto di|tetto di spesa|senza sforare|sforare|non si può superare|non vogliamo superare|non voglio superare|che non superi|poco meno di|all incirca|più o meno|grosso modo|indicativamente|un massimo di|al massimo assoluto|attenersi a|attenerci a|non spendere più di|spendere più di|massimo massimo',
    perPerson:
      'a studente|per studente|per alunno|per partecipante|a persona|per persona|a testa|ciascuno|ciascuna|cadauno|pro capite|p p|pp|per viaggiatore|per ciascuno',
    perDay: 'al giorno|giornaliero|giornalieri|ogni giorno|per giorno|quotidiano',
    perNight: 'a notte|per notte|la notte|ogni notte',
    roundTrip:
      'andata e ritorno|a r|andata ritorno|con ritorno|e ritorno|andata e rientro|con rientro|andata più ritorno|ritorno incluso|voli a r',
    oneWay:
      'sola andata|solo andata|senza ritorno|di sola andata|soltanto andata|solo l andata|soltanto l andata|unicamente andata|senza rientro|senza volo di ritorno|una sola tratta|solo di andata',
    room: 'camera|camere|stanza|stanze|camere d albergo|camera d albergo|camere d hotel|camere da letto|camere di hotel|camera d hotel|camera doppia|camere doppie|camera matrimoniale|camere matrimoniali|camera singola|camere singole|suite|camera familiare',
    lodging: 'alloggio|alloggi|hotel|albergo|alberghi|appartamento|sistemazione|sistemazioni',
    stayAt:
      'alloggiare all|alloggiare al|soggiornare all|soggiornare al|dormire all|dormire al|all hotel|all albergo|qualcosa come|qualcosa come il|alloggiare presso|soggiornare presso|pernottare al|pernottare all|magari al|alloggiare a|soggiornare a|magari all|magari presso|forse al|forse all|preferibilmente al|preferibilmente all|possibilmente al|possibilmente all|idealmente al|ad esempio al|per esempio al|pernottare presso|dormire presso|stare al|stare all|camera al|camere al|alloggiati al|alloggiando al|soggiornando al|dormire a|sistemati al',
    star: 'stelle|stella',
    rent: 'noleggiare|noleggio|affittare|auto a noleggio|affitto|prendere a noleggio|noleggiare un|noleggiare una|procurarci un|prenotare un|prenotare una|prenotarci un|noleggiato|affittato',
    carKind:
      'suv|berlina|station wagon|familiare|utilitaria|citycar|city car|auto compatta|compatta|cabrio|cabriolet|decappottabile|monovolume|minivan|furgone|furgoncino|pulmino|minibus|auto elettrica|ibrida|auto sportiva|camper|coupé|limousine|fuoristrada|4x4|jeep|van',
    at: 'alle|all|verso le|dalle|intorno alle|prima delle|alla|le|per le|fino alle|dall',
    oclock: 'ore|h|in punto',
    am: 'di mattina|del mattino|della mattina|di notte',
    pm: 'del pomeriggio|di pomeriggio|di sera|della sera',
    homeward: 'ritorno|rientro|volo di ritorno|torniamo|rientriamo|ripartiamo|tornare|rientrare|il ritorno|il rientro',
    arrive:
      'arrivare|arriviamo|arrivo|arrivi|arriveremo|arriverò|atterriamo|atterro|atterra|atterraggio|atterreremo|arriva',
    leave:
      'treno parte|volo parte|aereo parte|treno riparte|autobus parte|ripartire|ripartiamo|riparto|ritorno|tornare|torniamo|torno|rientro|rientriamo|volo di ritorno|torneremo|tornerò|ripartiremo|partenza|rientrare|rientreremo|il ritorno|il rientro|volo riparte|aereo riparte|mi rimetto in viaggio|viaggio di ritorno|treno di ritorno|partiamo|ce ne andiamo|me ne vado|decollo|si riparte|si torna|voliamo a casa|torniamo a casa|torno a casa|rientriamo a casa|volo di rientro',
    appointment:
      'cena|pranzo|colazione|concerto|opera|spettacolo|teatro|partita|riunione|appuntamento|conferenza|prenotazione|prenotato|prenotata|biglietti|biglietto|visita guidata|matrimonio|colloquio|festa|lezione|laboratorio|evento|massaggio|tavolo|caffè|congresso|aperitivo|musical|incontro|compleanno|battesimo|messa|degustazione|crociera|balletto|recital|seminario|torneo|merenda|comunione|laurea|cerimonia|proiezione|workshop|brunch',
    today: 'oggi|stasera',
    tomorrow: 'domani',
    dayAfterTomorrow: 'dopodomani',
    dayAfter: 'il giorno dopo|il giorno seguente|il giorno successivo|l indomani',
    afterFeast: 'dopo|subito dopo|poco dopo|la settimana dopo|passata',
    beforeFeast: 'prima di|subito prima di|poco prima di|la settimana prima di|prima della|prima del',
    next: 'prossimo|prossima|prossimi|il prossimo|la prossima',
    this: 'questo|questa|quest',
    in: 'tra|fra',
    last: 'ultimo|ultima|l ultima|l ultimo',
    not: 'odio|odia|odiamo|detesto|detestiamo|non|senza|nessun|nessuna|evitare|evitando|mai|né|niente|tranne|evitiamo|nessuno|preferiamo non|preferirei non|rifiutiamo|escluso|esclusi|escludere|paura di|fare a meno di|rinunciamo|evita|eviteremmo|nessuno dei due|nessuna delle due',
    but: 'ma|però|invece|piuttosto|non abbiano problemi|non è un problema|non dispiaccia|non importi',
    swap: 'sostituisci|sostituite|sostituire|cambia|cambiate|scambia',
    swapFor: 'con|per',
    prefer: 'meglio|piuttosto|preferisco|preferiamo',
    preferTo: 'a|al|alla|ai|agli|alle|all|allo',
    than: 'che|di|del|della|dei|degli|delle|dell|dello',
    walk: 'cammina|camminare|camminiamo|camminano',
    far: 'molto|tanto|lontano|a lungo|troppo',
    near: 'alloggiamo a|dormiamo a|hotel a|vicino a|vicino al|vicino alla|vicino ai|vicino all|vicino|accanto a|accanto al|accanto alla|nei pressi di|nei pressi del|nei pressi della|a due passi da|a due passi dal|a due passi dalla|dietro|di fronte a|di fronte al|intorno a|intorno al',
    unwanted:
      'invece di|invece del|invece della|invece dello|invece dei|invece degli|invece delle|invece dell|al posto di|al posto del|al posto della|al posto dei|al posto dell|piuttosto che|sostituisci|sostituire|cambia|niente|senza|evitare|tranne|eccetto|non vogliamo vedere|non voglio vedere|non vogliamo visitare|non voglio visitare|già visto|già visitato|già visti|non mi interessa|non ci interessa|no|non mi interessano|non ci interessano|odio|odiamo|non|per favore no|non mi piacciono|non ci piacciono|salvo',
    wanted:
      'preferisco|preferiamo|assolutamente|da non perdere|imperdibile|dobbiamo vedere|devo vedere|vogliamo vedere|voglio vedere|soprattutto|specialmente|in particolare|non perdere|non vogliamo perdere|non voglio perdere|non vogliamo perderci|non voglio perdermi|mi piacerebbe vedere|ci piacerebbe vedere|vorrei vedere|vorremmo vedere|per forza|assolutamente vedere|assolutamente visitare|sarebbe bello visitare|sarebbe fantastico visitare|mi piacerebbe visitare|ci piacerebbe visitare|tappa obbligata|sicuramente|sarebbe bello vedere|anche|vorrei visitare|vorremmo visitare|ci terremmo a vedere|ci tengo a vedere|ci teniamo a vedere|ci terrei a vedere|ci tengo a visitare|ci teniamo a visitare|sarebbe bello conoscere|sarebbe un sogno vedere|sarebbe un sogno visitare|sarebbe splendido visitare|sarebbe stupendo visitare|sarebbe magnifico visitare|ci farebbe piacere vedere|ci farebbe piacere visitare|mi farebbe piacere vedere|mi farebbe piacere visitare|ci andrebbe di vedere',
    isMust:
      'ovviamente|di sicuro|naturalmente|se possibile|se si può|se c è tempo|se riusciamo|è imperdibile|è d obbligo|è obbligatorio|è una tappa obbligata|non può mancare|non possono mancare|è un must|sono imperdibili|è imprescindibile|sono d obbligo|è indispensabile|obbligatorio|obbligatoria|assolutamente|sì|sono un must|sono obbligatori|sono tappe obbligate|sono imprescindibili|devono esserci|deve esserci|è fondamentale|sono fondamentali|da vedere assolutamente|vogliamo vederlo|vogliamo vederla|da non perdere|ci farebbe piacere|mi farebbe piacere|sarebbe un sogno|è in programma|è nella lista|sono nella lista|è una priorità|ci interessa|mi interessa|ci attira|sarebbe il massimo|ci piacerebbe|mi piacerebbe|è previsto|è prevista',
    isUnwanted:
      'no grazie|non serve|non ci serve|non ci interessa|non ci interessano|non mi interessa|meglio di no|anche no|si può saltare|non è necessario|no|lo conosciamo già|la conosciamo già|lo conosco già|già visto|già vista|l abbiamo già visto|l abbiamo già vista',
    few: 'pochi|poche|poco|meno',
    meal: 'cucina|cucine|cibo|mangiare|pasti|ristorante|ristoranti|gastronomia|piatti|culinarie|culinaria|assaggiare|provare|gastronomiche|culinari|mangiamo|mangeremmo|mangerei|mangiando|sapori|gustare|degustare|ristorazione|tavola|specialità|pietanze|menù|gastronomici|gastronomica|cucinare|cenare|pranzare|assaporare',
    isOut:
      'è escluso|è esclusa|sono esclusi|sono escluse|fuori discussione|non è un opzione|non sono un opzione|da evitare|da escludere|non se ne parla|no grazie|esclusi|escluso',
    overland:
      'solo in treno|soltanto in treno|unicamente in treno|esclusivamente in treno|solo via terra|via terra|solo su strada|solo in autobus|solo in pullman|solo con il treno',
    flight:
      'volo|voli|aereo|volare|aerei|via aerea|voleremo|voliamo|aeroplano|aeroplani|viaggi aerei|trasporto aereo|viaggiare in aereo|in volo',
    driving:
      'guidare|guida|auto|macchina|guidare noi stessi|al volante|guidiamo|guidare da soli|mettersi alla guida|guidando|guideremo|guiderò|guido|guida autonoma|metterci alla guida|metterci al volante|prendere la macchina|prendere l auto|noleggiare un auto|guidi|guida da soli|la guida|guidano|guidate',
    pet: 'animale domestico|animali domestici|animali|cane|cani|gatto|gatti|animale|animali ammessi|cagnolino|cagnolina|cagna|bassotto|labrador|barboncino|terrier|beagle|bulldog|pastore tedesco|husky|chihuahua|cucciolo|cuccioli|gattino|gatta|micio|pappagallo|coniglio|amico a quattro zampe|quattro zampe|spaniel',
    stairs: 'scale|scalini|gradini|scalinate',
    layover: 'scalo|stopover|transito|coincidenza',
    onward: 'riparto per|ripartiamo per|proseguo per|proseguiamo per|volo per|continuo per|parto per',
    allowed:
      'ammesse|ammessi|ammesso|ammessa|consentito|consentiti|consentite|consentita|permesso|permessi|permesse|accettati|accettate|accetti|ricevere|ospitare|invitare|benvenuti|benvenute|possano|possa|permetta|consenta',
  },
  values: {
    number: {
      0: 'zero',
      1: 'un|uno|una',
      2: 'due|un paio di|paio di|una coppia di',
      3: 'tre|qualche',
      4: 'quattro',
      5: 'cinque',
      6: 'sei|mezza dozzina di',
      7: 'sette',
      8: 'otto',
      9: 'nove',
      10: 'dieci|una decina di',
      11: 'undici',
      12: 'dodici|una dozzina di',
      13: 'tredici',
      14: 'quattordici',
      15: 'quindici',
      16: 'sedici',
      17: 'diciassette',
      18: 'diciotto',
      19: 'diciannove',
      20: 'venti',
      21: 'ventuno',
      22: 'ventidue',
      23: 'ventitré',
      24: 'ventiquattro',
      25: 'venticinque',
      30: 'trenta',
      40: 'quaranta',
      50: 'cinquanta',
      60: 'sessanta',
      70: 'settanta',
      80: 'ottanta',
      90: 'novanta',
    },
    multiple: {
      100: 'cento',
      500: 'cinquecento',
      1000: 'mille|mila|k',
      2000: 'duemila',
      3000: 'tremila',
      4000: 'quattromila',
      5000: 'cinquemila',
    },
    ordinal: {
      1: 'primo|prima|primi',
      2: 'secondo|seconda',
      3: 'terzo|terza',
      4: 'quarto|quarta',
      5: 'quinto|quinta',
      6: 'sesto|sesta',
      7: 'settimo|settima',
      8: 'ottavo|ottava',
      9: 'nono|nona',
      10: 'decimo|decima',
    },
    monthName: {
      1: 'gennaio|gen',
      2: 'febbraio|feb',
      3: 'marzo|mar',
      4: 'aprile|apr',
      5: 'maggio|mag',
      6: 'giugno|giu',
      7: 'luglio|lug',
      8: 'agosto|ago',
      9: 'settembre|sett|set',
      10: 'ottobre|ott',
      11: 'novembre|nov',
      12: 'dicembre|dic',
    },
    weekday: {
      1: 'lunedì',
      2: 'martedì',
      3: 'mercoledì',
      4: 'giovedì',
      5: 'venerdì',
      6: 'sabato',
      7: 'domenica',
    },
    headcount: {
      2: 'in duo',
      3: 'in tre',
      4: 'quartetto|in quattro',
      5: 'quintetto|in cinque',
      6: 'in sei',
      7: 'in sette',
      8: 'in otto',
      9: 'in nove',
      10: 'in dieci',
    },
    lengthDays: { 7: 'una settimana', 14: 'quindici giorni|due settimane' },
    clock: { 720: 'mezzogiorno|a mezzogiorno', 1440: 'mezzanotte|a mezzanotte' },
    currency: {
      EUR: 'euro|eur',
      USD: 'dollari|dollaro|dollari americani|usd',
      GBP: 'sterline|sterlina|gbp',
      CHF: 'franchi|franchi svizzeri|chf',
      JPY: 'yen',
      CAD: 'dollari canadesi',
      AUD: 'dollari australiani',
      BRL: 'reais',
      INR: 'rupie',
    },
    part: {
      morning: 'mattina|di mattina|mattino|in mattinata|la mattina',
      noon: 'a pranzo',
      afternoon: 'pomeriggio|di pomeriggio|nel pomeriggio',
      evening: 'sera|di sera|stasera|in serata|serata',
      night: 'di notte|nella notte',
    },
    feast: {
      easter: 'venerdì santo|pasqua|weekend di pasqua|ponte di pasqua|vacanze di pasqua',
      'holy-week': 'settimana santa',
      advent: 'mercatini di natale|mercatino di natale|mercatini natalizi|avvento',
      'year-end': 'tra natale e capodanno|fra natale e capodanno',
      'all-saints': 'ognissanti|ponte di ognissanti',
      christmas: 'natale|feste di natale|vacanze di natale',
      'new-year': 'capodanno|ultimo dell anno',
      pentecost: 'pentecoste',
      ascension: 'ascensione',
      valentine: 'san valentino',
    },
    season: { spring: 'primavera', summer: 'estate', autumn: 'autunno', winter: 'inverno' },
    monthPart: {
      early: 'inizio|inizi di|primi di|ai primi di|all inizio di|a inizio',
      mid: 'metà|a metà|metà di',
      late: 'fine|a fine|alla fine di|fine di',
      'first-half': 'prima metà di|prima quindicina di|prima metà del mese di',
      'second-half': 'seconda metà di|seconda quindicina di|seconda metà del mese di',
    },
    interest: {
      art: 'arte|museo|musei|galleria|gallerie|pittura|arte moderna|fotografia|arte contemporanea|mostre',
      history: 'storia|storico|storica|storici|rovine|castelli|castello|archeologia|patrimonio|centro storico',
      nature:
        'natura|escursioni|escursionismo|trekking|parchi|giardini|montagne|montagna|laghi|paesaggi|passeggiate nella natura|aria aperta',
      food: 'gastronomia|buon cibo|cibo|foodie|vino|vini|mercati|street food|cibo di strada|mangiare bene|buona cucina|cucina locale|enogastronomia',
      views: 'panorami|vista|viste|belvedere|tramonto|tramonti|punti panoramici',
      shopping:
        'shopping|acquisti|negozi|boutique|mercatini|vie dello shopping|via dello shopping|centri commerciali|grandi magazzini|outlet',
      nightlife: 'vita notturna|bar|discoteche|locali|pub|musica dal vivo|uscire la sera|movida|locali notturni',
      family:
        'zoo|acquario|parco giochi|parchi giochi|parco divertimenti|parchi divertimento|adatto ai bambini|attività per bambini|parco a tema',
      beach: 'spiaggia|spiagge|mare|nuotare|snorkeling|surf|prendere il sole|bagno al mare',
      architecture: 'architettura|edifici|grattacieli|liberty|modernismo|palazzi',
      religion: 'chiese|cattedrali|templi|moschee|sinagoghe|monasteri|pellegrinaggio|chiesa|cattedrale',
    },
    diet: {
      vegetarian:
        'nessuno mangia carne|non mangia carne|non mangiamo carne|vegetariano|vegetariana|vegetariani|vegetariane|senza carne|niente carne|non mangio carne|non mangiano carne|carne no|niente carni',
      vegan: 'vegano|vegana|vegani|vegane',
      halal: 'halal',
      kosher: 'kosher|kasher',
      'gluten-free':
        'senza glutine|allergico al glutine|allergica al glutine|celiaco|celiaca|celiaci|niente glutine|intollerante al glutine|celiachia',
      'lactose-free': 'senza lattosio|intollerante al lattosio|intolleranti al lattosio',
    },
    cuisine: {
      American: 'americana|americano|statunitense|americane|americani',
      French: 'francese|francesi',
      Chinese: 'cinese|cinesi',
      Indian: 'indiana|indiano|indiane|indiani',
      Mexican: 'messicana|messicano|messicane|messicani',
      Mediterranean: 'mediterranea|mediterraneo|mediterranee|mediterranei',
      Italian: 'italiana|italiano|italiane|italiani',
      Japanese: 'giapponese|giapponesi|sushi',
      Thai: 'thailandese|tailandese|thai|tailandesi|thailandesi',
      Greek: 'greca|greco|greci|greche',
      Spanish: 'spagnola|spagnolo|spagnoli|spagnole',
      Korean: 'coreana|coreano|coreani|coreane',
      Vietnamese: 'vietnamita|vietnamiti',
      Turkish: 'turca|turco|turchi|turche',
    },
    pace: {
      calm: 'tranquillo|tranquilla|rilassato|rilassata|rilassante|con calma|senza fretta|lento|lentamente|ritmo lento|senza stress|riposante|a ritmo lento|tranquilli|senza correre|relax|niente di faticoso|niente di troppo faticoso|non troppo faticoso|niente di stancante|senza affaticarci|ritmo tranquillo|ritmo rilassato|con i nostri tempi|prendendocela comoda|con molte pause|con pause|poco impegnativo|non troppo impegnativo|niente di impegnativo|di relax|in relax|senza corse|senza affanno|senza affanni|niente corse|niente di frenetico|con tranquillità|tranquillamente|a ritmo blando|ritmo blando|a nostro ritmo|non troppo pieno|non frenetico|con comodo|placido|pacato|quieto|dolce|piano piano|adagio|soft|blando|distensivo|senza strafare',
      full: 'intenso|intensa|serrato|il più possibile|vedere tutto|pieno di attività|ritmo serrato|ritmo veloce|a tutto ritmo|programma fitto|fitto|sfruttare al massimo|quanto più possibile|più cose possibili|vedere il più possibile|al massimo ritmo|programma pieno|senza sosta|dalla mattina alla sera|ritmo intenso|a tutto gas',
    },
    mobility: {
      'step-free':
        'niente scale|no scale|sedia a rotelle|carrozzina|passeggino|senza scale|senza gradini|accessibile|disabile|disabili|deambulatore|senza barriere|barriere architettoniche|non può fare le scale|non può salire le scale|non posso fare le scale|girello|rampe|rampa|ascensore indispensabile|carrozzella',
      'short-walks':
        'cammina con difficoltà|cammina a fatica|problemi all anca|problemi alla schiena|mal di schiena|non riesce a camminare molto|non può camminare a lungo|non cammina molto|cammina con il bastone|usa il bastone|cammina piano|cammina lentamente|non può camminare molto|non possiamo camminare molto|non posso camminare molto|camminare poco|poche camminate|brevi passeggiate|mobilità ridotta|cammina male|problemi al ginocchio|anziani|camminare molto|fatica a camminare|camminate brevi|camminare troppo|cammina poco|fa fatica a camminare|non cammina bene|bastone|stampelle|male al ginocchio|problemi alle ginocchia|problemi di schiena|artrosi|si stanca presto|si stanca subito|si stanca facilmente|protesi all anca|fatica a stare in piedi|cammina adagio|passo lento',
    },
    roomKind: {
      'private room':
        'camera privata|camere private|stanza privata|stanze private|camera separata|camere separate|camera propria|stanze separate|camera riservata',
      'entire room':
        'intero alloggio|alloggio intero|alloggi interi|appartamento intero|interi appartamenti|intero appartamento|camera intera|camere intere|stanze intere|stanza intera|interi alloggi|appartamenti interi|casa intera|case intere|intera casa|alloggio tutto per noi|appartamento tutto per noi|casa tutta per noi|intere stanze|intere camere|sistemazione intera',
      'shared room':
        'camera condivisa|camere condivise|dormitorio|stanza condivisa|stanze condivise|camerata|camerate|dormitori|condividere la stanza|condividere la camera',
    },
    houseNoun: {
      visitors: 'ospiti|visite|visita di amici',
      parties: 'festa|festeggiare|festicciola',
    },
    houseRule: {
      smoking: 'fumare|fumatori|fumatore|fuma|fumano|si fuma|fumo consentito',
      parties:
        'feste|organizzare feste|dare feste|fare festa|fare feste|fare una festa|organizzare una festa|dare una festa',
      visitors:
        'visitatori|ricevere ospiti|ricevere visite|ricevere amici|visite ammesse|visite consentite|ospiti esterni|ospitare visitatori',
    },
  },
}
