/** Words that say what a thing is and not which one, by the word that stands for all of them. Folded: no accents. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  museum: 'museum musee museo museu musei musees muzeum muzej muzey museen muzeul muze museet mouseio museums',
  gallery: 'galleries gallery galerie galeria galleria galeriya pinacoteca pinakothek kunsthalle',
  palace: 'palaces palace palais palast palazzo palacio palac palau dvorets saray sarayi paleis slottet palatul paco',
  castle:
    'castles castle schloss burg chateau castello castelo castillo zamek zamok castell kasteel hrad slot ' +
    'slott kale kalesi',
  fort:
    'forts fortifications fort fortress forteresse fortaleza festung fortezza krepost citadel citadelle ciudadela ' +
    'zitadelle alcazaba kasbah qasbah qalat qalaat',
  cathedral:
    'cathedrals minster cathedral cathedrale catedral kathedrale cattedrale dom duomo se sobor katedra munster domkirke ' +
    'katedrala',
  church:
    'churches church eglise kirche chiesa iglesia igreja basilica basilique basilika tserkov khram chapel ' +
    'chapelle kapelle capilla capela kerk kirke kyrka kosciol crkva',
  monastery:
    'monasteries abbeys monastery abbey abbaye kloster mosteiro monasterio monastere monastero convent couvent convento ' +
    'monastyr abtei klooster klasztor manastir priory certosa',
  mosque: 'mosques mosque mosquee moschee mezquita moschea mechet masjid cami camii jami dzamija',
  synagogue: 'synagogue synagoge sinagoga sinagoge',
  temple: 'temples temple tempel templo tempio wat khram mandir pagoda pagode templom candi',
  shrine: 'shrines shrine schrein sanctuary sanctuaire santuario santuari',
  tower: 'towers minaret minarett minareto tower tour turm torre bashnya toren wieza kule kulesi kula torony',
  bridge: 'bridges bridge pont brucke puente ponte most brug bro kopru koprusu',
  square: 'squares square place platz plaza piazza praca ploshchad plein plac trg namesti meydani placa largo campo',
  street:
    'streets lane lanes street rue strasse calle via rua ulitsa avenue avenida boulevard bulvar allee gasse carrer straat',
  market:
    'markets bazaars souqs souks market markt marche mercado mercato rynok mercat bazaar basar bazar carsi carsisi souk suq souq ' +
    'halle halles',
  park:
    'park parc parque parco parken jardin garden gardens garten jardim giardino giardini sad tuin ' +
    'jardins jardines bustan botanical botanic botanique botanico botanischer botanicheskiy',
  national: 'national nationalpark nacional nazionale natsionalnyy nationaal narodni nasjonalpark',
  zoo: 'zoo zoologico zoologique zoopark tierpark zoological',
  aquarium: 'aquarium acuario aquario acquario oceanarium oceanario okeanarium',
  beach: 'beaches plages beach plage strand playa praia spiaggia plyazh pantai cala platja',
  island: 'island ile insel isla ilha isola ostrov islands isles islas iles pulau koh ko',
  lake: 'lakes lake lac see lago ozero laguna lagoon loch lough jezero',
  mountain: 'mountains mountain mount mont berg monte gora cerro pico peak pic gunung mt',
  waterfall:
    'waterfall waterfalls falls cascade cascada cascata wasserfall vodopad cataratas chutes cascades foss chute',
  cave: 'cave caves grotte grotta cueva gruta hohle peshchera cuevas grotto hohlen',
  viewpoint: 'viewpoint lookout mirador miradouro belvedere aussichtspunkt belvedere observation view aussichtsturm',
  theatre: 'theatre theater teatro teatr opera oper operahouse',
  library: 'library bibliotheque bibliothek biblioteca biblioteka bibliotheca',
  house: 'houses house maison haus casa dom dwelling home',
  cemetery: 'cemetery cimetiere friedhof cementerio cemiterio cimitero kladbishche',
  monument:
    'monuments monument monumento denkmal pamyatnik memorial memoriale gedenkstatte mausoleum mausoleo mausolee',
  ruins:
    'ruins ruines ruinen ruinas rovine archaeological archeological archeologique archeologico ' +
    'arqueologico site sitio sito archaologische zona zone area',
  station: 'station gare bahnhof estacion estacao stazione vokzal',
  hall: 'hall rathaus ayuntamiento hotel-de-ville city-hall town',
  district:
    'district quarter quartier viertel barrio bairro quartiere old town altstadt vieille ville casco ' +
    'antiguo centro storico',
}
