import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'

export const spanish: Language = {
  code: 'es',
  isMonthFirst: false,
  hasCapitalNouns: false,
  signs: {
    common:
      'tren|autobús|ave|yo|nosotros|nos|me|mi|mis|tu|su|nuestro|nuestra|nuestros|nuestras|el|la|los|las|lo|un|una|unos|unas|y|o|u|con|para|por|en|a|al|de|del|es|son|soy|somos|ser|será|seremos|estoy|estamos|quiero|queremos|quisiera|quisiéramos|gustaría|necesito|necesitamos|busco|buscamos|puedes|puede|podrías|podría|podéis|pueden|podrían|ayuda|ayúdame|ayudarme|ayudarnos|planear|planea|planificar|planifica|organizar|organiza|organizarme|preparar|prepara|viaje|viajar|viajamos|viajo|vacaciones|escapada|itinerario|favor|gracias|hola|buenos|días|día|semana|semanas|noches|noche|personas|persona|presupuesto|euros|dólares|ciudad|ciudades|que|quien|donde|cuando|como|no|ni|muy|también|luego|después|antes|entre|hasta|desde|sin|más|menos|unos|total|máximo|niños|niño|hijos|familia|amigos|hotel|habitación|habitaciones|vuelo|vuelos|ida|vuelta|si|ya|hay|tengo|tenemos|vamos|voy|ir|ver|visitar|salir|saliendo|este|esta|estos|estas|dos|tres|cuatro|cinco|primavera|verano|otoño|invierno|solo|sola|crear|crea|diseñar|diseña|elaborar|se|les|le|te|pasar|pasaremos|sobre|escala',
    and: 'y|e|luego|y luego|y después|más|así como|seguido de|o|además de|y por último|y finalmente|después',
    to: 'al|a|hasta|hasta el|al día|hasta la',
    from: 'del|desde|desde el|de|a partir del|el|día|desde la|los días|el día',
    between: 'entre|entre el|entre los días',
    of: 'de|del|en|del mes de|a|de este|en el mes de',
    article:
      'aeropuerto de|estación de|el|la|los|las|un|una|unos|unas|nuestro|nuestra|mi|al|del|bonita|ciudad de|la ciudad de|hermosa',
    for: 'para',
    day: 'día|días|jornada|jornadas',
    night: 'noche|noches',
    week: 'semana|semanas',
    month: 'mes|meses',
    minute: 'minuto|minutos|min',
    hour: 'hora|horas',
    half: 'medio|media',
    weekend: 'fin de semana|finde|fines de semana',
    longWeekend: 'fin de semana largo|puente|finde largo|largo fin de semana|fin de semana de tres días',
    dayTrip: 'el mismo día|en el día|en el mismo día|excursión de un día|viaje de un día|escapada de un día',
    city: 'ciudad|ciudades|destinos|lugares|pueblos|paradas|localidades|poblaciones|urbes|municipios|destinos distintos',
    origin:
      'empiece en|inicie en|empieza en|comienza en|comience en|arranque en|desde|saliendo de|saliendo desde|salida desde|salida de|salgo de|salimos de|salimos desde|salgo desde|partiendo de|partiendo desde|parto de|partimos de|partiré de|partiremos de|saldré de|saldremos de|comenzando en|empezando en|que comience en|que comienza en|que empieza en|con origen en|origen|origen en|vivo en|vivimos en|volando desde|vuelo desde|con salida en|con salida desde|con salida de|iniciando en|inicio en|punto de partida|que sale de|que parte de|que salga de|que parta de|comience en|empezar en|empezaremos en|comenzaremos en|dejando|arrancando en|arrancando desde|arrancamos en|arrancamos desde|empezamos en|comenzamos en|empieza desde|saldríamos de|saldríamos desde|saldremos desde|saldré desde|partiremos desde|partiríamos de|el punto de partida es|punto de salida|ciudad de origen|ciudad de salida|despegando de|despegando desde|residimos en|resido en|venimos de|vengo de|soy de|con inicio en|inicio desde|desde casa en|que arranque en|que arranque desde|que salga desde|que parta desde|que inicie en|que empiece en|salida en|salida|lugar de salida|ciudad de partida|residente en|residentes en|que vive en|que vivo en|que vivimos en|que reside en|con domicilio en|afincada en|afincado en|llegando desde|llegada desde|llegamos desde|huir de|escapar de|escaparnos de|punto de partida es|punto de partida será|embarcamos en|embarco en|embarcando en|dejamos|deja|partiendo|aeropuerto de salida|que arranca en|comenzando desde|radicados en|con base en|despegamos de|partida desde|partida de|viniendo de|viniendo desde|llegando de|venimos desde|procedente de|procedentes de|al salir de|huyendo de|escaparme de|escapando de|abandonar|dejar|fuera de|empezando y acabando en|empezando y terminando en|salida y llegada en|salida y regreso en|salida y vuelta en|inicio y fin en|saliendo y volviendo a|ida y vuelta desde',
    originAfter: 'como punto de partida',
    originWeak: 'de|del',
    goal: 'acabe en|finalice en|termina en|acaba en|hacia|con destino a|destino|destino a|destino es|rumbo a|viaje a|viajar a|ir a|vamos a|voy a|vuelo a|visita a|escapada a|fin de semana en|finde en|días en|noches en|semana en|semanas en|vacaciones en|viaje por|estancia en|terminando en|acabando en|que termine en|que termina en|finalizando en|llegada a|llegando a|parada en|luna de miel en|ciudades de|ciudades en|ciudades del|puente en|noche en|día en|termine en|días|semana|estar en|pasando por|repartidos entre|repartida entre|divididos entre|en dirección a|dirección a|para llegar a|llegar a|que nos lleve a|que acabe en|que finalice en|billete a|billetes a|tren a|vuelos a|viaje hasta|viaje hacia|viajar hasta|viajar hacia|paradas en|circuito por|ruta por|tour por|gira por|recorrido por|escapada en|estadía en|viajando a|viajando hacia|yendo a|ir hasta|ir hacia|trasladarnos a|desplazarnos a|finde a|destinos en|lugares de|ciudades de la|ciudades de los|localidades de|paradas de|pueblos de|meta|noches|fin de semana|puente|finde|soñamos con|sueño con|tenemos en mente|tengo en mente|en mente|pensamos en|estamos pensando en|pienso en|nos apetece|me apetece|nos tienta|con destino en|nos decantamos por|barajamos|planteamos|sorprender con|camino de',
    within: 'a|al|en|por|dentro de|cerca de|alrededor de|a través de',
    visit:
      'visitar|visitando|visita|visitaremos|visitaré|ver|viendo|conocer|conociendo|explorar|explorando|recorrer|recorriendo|descubrir|descubriendo|incluyendo|incluya|incluye|vía|abarcando|abarque|cubriendo|cubra',
    sight: sightNouns('es'),
    nameEnd:
      'mientras|si es posible|que|con|cuando|porque|donde|pero|antes|después|por favor|para|durante|desde|saliendo|es|son|a|al|en|sería|por',
    person:
      'de nosotros|persona|personas|viajeros|viajero|viajeras|viajera|individuos|huéspedes|invitados|participantes|pasajeros|gente|mujeres|hombres|compañeros|estudiantes|en total|alumnos|profesores|turistas|jubilados|miembros|excursionistas|aventureros|mochileros|integrantes|primos|pasajeras|chicas|chavales|jubiladas|músicos|veraneantes|solteros|solteras|cabezas|ciclistas|socios|deportistas|almas',
    adult: 'adultos|adulto|adultas|mayores de edad',
    adjective:
      'viejos|viejas|antiguos|antiguas|buenas|mejores|pequeños|pequeñas|diferentes|distintas|distintos|bonitas|completos|completas|enteros|otros|otras|buenos|jóvenes|grandes|más|de mis|pequeño|bellas',
    we: 'nosotros|nosotras|los|las|entre|entre los|entre las',
    groupOf:
      'grupo de|somos|seremos|familia de|viajamos|vamos a ser|somos un grupo de|equipo de|un grupo de|iremos|vamos|número de personas|número de viajeros|somos una familia de|seremos un grupo de|somos un total de|vamos los|vamos las|vamos nosotros|vamos nosotras|viajar|viajaremos|queremos ir|queremos viajar|vamos a viajar|vamos a ir|iríamos|partimos|seríamos|estaremos|viajaríamos|vamos en grupo de|compuesto por|formado por|formada por|compuesta por|un total de|son|serían|cantidad de viajeros|cantidad de personas|pandilla de|cuadrilla de|siendo|al ser|yendo|iremos los|éramos|contando',
    alone:
      'solo para mí|para mí solo|para mí sola|solo yo|viajo solo|viajo sola|en solitario|una sola persona|yo solo|yo sola|por mi cuenta|viajando solo|viajando sola|viajar solo|viajar sola|sola|individual|viajero solitario|a solas|solo para mí|viajero solo|viajera sola|solitario|viaje en solitario|viajaré solo|viajaré sola|voy solo|voy sola|nada más que yo|únicamente yo|sin compañía|yo mismo|yo misma|para una sola persona|para mí nada más|viajaré por mi cuenta|iré solo|iré sola|por libre|mujer sola|hombre solo|una mujer sola|un hombre solo|solita|solito|nadie más|sólo yo|una persona sola',
    pair: 'escapada romántica|viaje romántico|fin de semana romántico|pareja|en pareja|luna de miel|los dos|las dos|nosotros dos|recién casados|matrimonio|una pareja|nosotras dos',
    companion:
      'mi mujer|mi esposa|mi marido|mi esposo|mi novia|mi novio|mi madre|mi padre|mi hermana|mi hermano|un amigo|una amiga|mi mejor amigo|mi mejor amiga|mi abuela|mi compañera|mi compañero|mi prometida|mi prometido|mi amiga|mi amigo|mi mamá|mi papá',
    kin: 'cuñado|cuñada|yerno|nuera|madre|mamá|padre|papá|mujer|marido|esposa|esposo|pareja|novia|novio|hermana|hermano|abuela|abuelo|tía|tío|amiga|amigo|prima|primo|sobrina|sobrino|suegra|suegro|compañera|compañero|jefe|jefa|vecina|vecino|ahijado|ahijada|prometido|prometida|cónyuge|hermanastro|hermanastra|abuelita|abuelito|colega|compi|mejor amigo|mejor amiga|padrino|madrina|gemelo|gemela|cuñadito|tita|tito|padrastro|madrastra|media naranja|amor|chico|chica|enamorada|enamorado|costilla|alma gemela|señora|parienta|querida|querido|churri',
    parents:
      'mis padres|nuestros padres|mis suegros|nuestros suegros|mis abuelos|nuestros abuelos|los abuelos|los suegros',
    trio: 'en trío|un trío|nuestro trío|nosotros tres|nosotras tres',
    couples: 'parejas',
    friends:
      'amigos|amigas|colegas|compañeros|primos|primas|hermanos|hermanas|compañeros de trabajo|compañeras|amiguetes|compañeras de piso|compañeros de piso|compañeros de clase|vecinos|vecinas|cuñados|cuñadas|sobrinos|sobrinas|familiares|parientes|conocidos|compis|tíos|tías|camaradas',
    family: 'familia|mi familia|nuestra familia|en familia',
    with: 'con|y|más|yo y|mis|junto con',
    speaker: 'y yo|yo y',
    child:
      'niños|niño|niñas|niña|hijos|hijas|críos|peques|adolescentes|adolescente|nietos|chicos|menores|pequeños|pequeño|pequeña|crío|cría|chavales|peque|nenes|nena|nene',
    oneChild:
      'un niño|una niña|mi hijo|mi hija|nuestro hijo|nuestra hija|un hijo|una hija|un adolescente|un niño pequeño',
    twins: 'gemelos|gemelas|mellizos|mellizas',
    baby: 'bebé|recién nacido',
    aged: 'que tiene|de|con edades de|con|edades|que tienen|edad|entre|de edades|tienen|tiene|él tiene|ella tiene|que cumple',
    years: 'años|año',
    under: 'menores de|de menos de|menores que|por debajo de|menor de',
    seat: 'plazas|asientos|con capacidad para|capacidad para|de plazas|con espacio para',
    mustSeat:
      'debe tener capacidad para|debería tener capacidad para|tiene que caber|deben caber|debe tener plazas para|que quepan',
    budget:
      'presupuesto|gastar|coste|costo|precio|gastos|gasto|cuesta|costar|dinero|importe|coste total|disponemos de|dispongo de|presupuesto es|contamos con|cuento con|ahorrado|ahorros|bolsillo|desembolsar|pagar|a nuestra disposición|a mi disposición|suma|en total|fondos|reservado|todo incluido|monto|tenemos|monedero|bolsa|bote|hucha|fondo común|presupuestado|invertir|juntamos',
    limit:
      'máximo|como máximo|menos de|no más de|hasta|sin superar|sin pasar de|no superar|no exceder|exceder|superar|alrededor de|aproximadamente|unos|cerca de|por debajo de|límite|tope|dentro de|aproximado|pasar de|en torno a|sin exceder|un máximo de|a lo sumo|como mucho|más o menos|que no supere|que no pase de|que no exceda|sin rebasar|rebasar|sin sobrepasar|sobrepasar|ronda los|rondando los|que ronde los|por menos de|inferior a|con un tope de|a más tirar|como tope|tope máximo|ceñirnos a|ceñirse a|no gastar más de|gastar más de',
    perPerson:
      'por alumno|por alumna|por estudiante|por participante|por pareja y persona|por persona|cada uno|por cabeza|por adulto|cada persona|por viajero|p p|pp|por barba|cada una',
    perDay: 'por día|al día|diario|diarios|cada día|diaria',
    perNight: 'por noche|la noche|cada noche',
    roundTrip:
      'ida y vuelta|viaje redondo|de ida y vuelta|con regreso|con vuelta|redondo|ida y regreso|de ida y regreso|con vuelta incluida|vuelta incluida|ida vuelta|vuelos redondos',
    oneWay:
      'solo ida|sólo ida|de ida|sin vuelta|sin regreso|viaje sencillo|solo de ida|sencillo|únicamente ida|ida solamente|únicamente de ida|solamente ida|solamente de ida|trayecto de ida|sin billete de vuelta|sin vuelo de vuelta|sólo de ida|un solo trayecto|solo trayecto de ida',
    room: 'habitación|habitaciones|cuartos|habitaciones de hotel|habitación de hotel|dormitorios|cuarto|habitación doble|habitaciones dobles|habitación individual|habitación familiar|suite|suites|habitaciones individuales|dormitorio',
    lodging: 'alojamiento|alojamientos|hotel|hoteles|apartamento|hospedaje|piso',
    stayAt:
      'alojarnos en el|alojarme en el|quedarnos en el|quedarme en el|hospedarnos en el|hospedarme en el|dormir en el|en el hotel|algo como el|algo como|hospedarse en|alojarse en|alojarnos en|alojarme en|quedarnos en|quizás en|hotel llamado|hospedarnos en|tal vez en el|tal vez en|quizá en el|quizás en el|quizá en|preferiblemente en el|a ser posible en el|idealmente en el|por ejemplo en el|hospedarse en el|alojarse en el|quedarse en el|alojados en el|pernoctar en el|dormir en|habitación en el|nos gustaría el|tal vez el|quizás el',
    star: 'estrellas|estrella',
    rent: 'alquilar|alquiler|rentar|alquilar un|coche de alquiler|renta|conseguirnos un|conseguirme un|renta de|alquilar una|reservar un|reservar una|reservarnos un|reservarnos una|alquilado',
    carKind:
      'suv|4x4|todoterreno|sedán|berlina|familiar|ranchera|compacto|coche compacto|coche pequeño|utilitario|descapotable|convertible|monovolumen|furgoneta|minibús|minivan|van|coche eléctrico|híbrido|deportivo|autocaravana|camper|cupé|limusina|pick up',
    at: 'a las|a la|sobre las|hacia las|desde las|antes de las|de las|hasta las|alrededor de las|las',
    oclock: 'horas|h|en punto|hrs',
    am: 'de la mañana|de la madrugada|a m',
    pm: 'de la tarde|de la noche|p m',
    homeward:
      'vuelta|regreso|vuelo de vuelta|vuelo de regreso|volvemos|regresamos|volver|regresar|vuelvo|regreso previsto',
    arrive:
      'llegar|llegamos|llego|llegada|llegaremos|llegaré|aterrizamos|aterrizo|aterriza|aterrizaje|aterrizaremos|llegando|llega',
    leave:
      'tren sale|vuelo sale|avión sale|autobús sale|bus sale|salimos|salgo|nos volvemos|me vuelvo|volver|volvemos|vuelvo|regreso|regresamos|regresar|vuelo de vuelta|vuelo de regreso|volveremos|regresaremos|nos vamos|me voy|partimos|partida|vuelta|volveré|regresaré|salida|nos marchamos|el regreso|la vuelta|viaje de vuelta|tren de vuelta|me marcho|volamos a casa|vuelo a casa|volvemos a casa|vuelvo a casa|regresamos a casa',
    appointment:
      'cena|cenar|comida|comer|almuerzo|desayuno|concierto|ópera|espectáculo|teatro|partido|reunión|cita|conferencia|reserva|reservado|reservada|entradas|entrada|visita guiada|boda|entrevista|fiesta|clase|taller|evento|masaje|mesa|café|congreso|musical|billetes|cumpleaños|bautizo|misa|degustación|cata|crucero|ballet|recital|función|seminario|quedada|torneo|merienda|comunión|workshop|brunch',
    today: 'hoy|esta noche',
    tomorrow: 'mañana por la mañana|mañana',
    dayAfterTomorrow: 'pasado mañana',
    dayAfter: 'al día siguiente|el día siguiente|el día después|un día después',
    afterFeast: 'después de|tras|justo después de|poco después de|la semana después de|pasada|pasado',
    beforeFeast: 'antes de|justo antes de|poco antes de|la semana antes de',
    next: 'próximo|próxima|próximos|que viene|siguiente|el próximo|la próxima',
    this: 'este|esta',
    in: 'dentro de',
    last: 'último|última|la última|el último',
    not: 'odio|odia|odiamos|detesto|detestamos|no|sin|ningún|ninguna|evitar|evitando|nunca|ni|nada de|tampoco|excepto|evitemos|preferimos no|prefiero no|nadie|rehúso|descartado|descartamos|descartar|rechazamos|miedo a|prescindir de|prescindimos de|evita|evitamos|ninguno|ninguno de los dos|ninguna de las dos',
    but: 'pero|sino|en cambio|aunque|mejor|no importe|no les importe|no importa|no pongan pegas|no tengan problema con|no ser un problema',
    swap: 'cambia|cambie|cambiar|cambiad|sustituye|sustituya|sustituir|reemplaza|reemplazar',
    swapFor: 'por|con',
    prefer: 'mejor|antes|prefiero|preferimos|más bien',
    preferTo: 'a|al',
    than: 'que',
    walk: 'camina|caminar|caminamos|caminan|anda|andar|andamos|andan',
    far: 'mucho|lejos|demasiado|muy lejos',
    near: 'nos alojamos en|alojados en|hotel en|cerca de|cerca del|junto a|junto al|al lado de|al lado del|próximo a|próximo al|a un paso de|a un paso del|alrededor de|alrededor del|frente a|frente al|detrás de|detrás del',
    unwanted:
      'en vez de|en vez del|en lugar de|en lugar del|cambia|cambiar|sustituye|sustituir|reemplaza|nada de|sin|evitar|excepto|menos|no queremos ver|no quiero ver|no queremos visitar|no quiero visitar|ya hemos visto|ya hemos visitado|ya he visto|ya conozco|ya conocemos|ni|no me interesa|no nos interesa|salvo|no|no me gustan|no nos gustan|odio|odiamos|por favor no',
    wanted:
      'prefiero|preferimos|imprescindible|sí o sí|hay que ver|tenemos que ver|tengo que ver|queremos ver|quiero ver|sobre todo|especialmente|no perdernos|no perderme|no podemos perdernos|imprescindible ver|absolutamente|en especial|nos gustaría ver|me gustaría ver|me encantaría ver|nos encantaría ver|sin falta|queremos visitar sí o sí|ganas de ver|obligatorio|sería genial visitar|sería estupendo visitar|me gustaría visitar|nos gustaría visitar|me encantaría visitar|nos encantaría visitar|visita obligada|quiero ir al|queremos ir al|sería bonito conocer|sería bonito visitar|sería bonito ver|sería genial ver|sería genial conocer|me gustaría conocer|nos gustaría conocer|nos encantaría conocer|me encantaría conocer|quisiera ver|quisiera visitar|quisiéramos ver|quisiéramos visitar|quisiéramos conocer|nos haría ilusión ver|nos haría ilusión visitar|me haría ilusión ver|me haría ilusión visitar|sería una maravilla visitar|nos haría mucha ilusión|nos haría ilusión|me haría mucha ilusión|me haría ilusión|nos apetece ver|nos apetece mucho',
    isMust:
      'por supuesto|claro|sin duda|obviamente|si es posible|si se puede|si da tiempo|si podemos|es imprescindible|son imprescindibles|es obligatorio|es una visita obligada|no puede faltar|no pueden faltar|es un must|es una parada obligada|son obligatorios|sí o sí|sí|son obligatorias|son un must|son visita obligada|tienen que estar|tiene que estar|no se pueden perder|no se puede perder|es prioritario|queremos verlo|queremos verla|hay que verlo|hay que verla|es fundamental|son fundamentales|nos haría ilusión|me haría ilusión|sería un sueño|está en la lista|están en la lista|es prioritaria|nos interesa|me interesa|estaría bien|estaría genial|es fijo|va sí o sí|es una prioridad',
    isUnwanted:
      'no hace falta|no hacen falta|no es necesario|no nos interesa|no nos interesan|no me interesa|mejor no|no gracias|nos lo saltamos|nos la saltamos|no|ya lo conocemos|ya la conocemos|ya lo conozco|ya la conozco|ya los conocemos|ya lo hemos visto|ya la hemos visto|ya lo he visto|ya visto',
    few: 'pocos|pocas|poco|menos',
    meal: 'cocina|cocinas|comida|comidas|comer|restaurante|restaurantes|gastronomía|platos|culinarias|culinaria|gastronómicas|probar|gastronómica|culinarios|comemos|comeríamos|comería|comiendo|platillos|gastronómicos|sabores|degustar|saborear|gusta comer|cenar|almorzar|restauración|mesa|especialidades|menú|menús',
    isOut:
      'queda descartado|quedan descartados|está descartado|están descartados|no es una opción|no son una opción|ni hablar|fuera de discusión|quedan excluidos|queda excluido|no gracias|están excluidos|a evitar',
    overland:
      'solo en tren|sólo en tren|únicamente en tren|solo por tierra|por tierra|exclusivamente en tren|solo por carretera|solo en autobús|por vía terrestre|únicamente por tierra',
    flight:
      'vuelo|vuelos|avión|volar|aviones|vuelos aéreos|vía aérea|volaremos|volamos|volemos|transporte aéreo|viajes aéreos|por aire|viaje en avión|vuele|aéreo',
    driving:
      'conducir|conduciendo|manejar|coche|auto|carro|conducir nosotros mismos|al volante|coche propio|conducción|conduciremos|conduciré|conducimos|conduzco|manejaremos|manejamos|manejo|conduzcamos|tomar el volante|ponernos al volante|alquilar coche|vehículo propio|coger el coche|conducen|conduce|manejan|maneja',
    pet: 'mascota|mascotas|perro|perros|gato|gatos|animales|perra|perrito|animal de compañía|perrita|perritos|labrador|caniche|terrier|beagle|bulldog|teckel|pastor alemán|husky|chihuahua|cachorro|cachorros|gatito|gata|loro|conejo|peludo|cuatro patas|salchicha',
    stairs: 'escaleras|escalera|escalones|peldaños',
    layover: 'escala|stopover|tránsito|conexión',
    onward:
      'sigo a|sigo hacia|seguimos a|seguimos hacia|continúo a|continúo hacia|vuelo a|vuelo de conexión a|salgo para|salgo hacia',
    allowed:
      'permitido|permitida|permitidos|permitidas|admitido|admitidas|admiten|admita|permitan|permita|permite|acepten|acepte|acepta|bienvenidos|bienvenidas|pueda|puedan|recibir|invitar|tolere|autoricen',
  },
  values: {
    number: {
      0: 'cero',
      1: 'un|una|uno',
      2: 'dos|un par de|par de',
      3: 'tres|unos pocos',
      4: 'cuatro',
      5: 'cinco',
      6: 'seis|media docena de',
      7: 'siete',
      8: 'ocho',
      9: 'nueve',
      10: 'diez',
      11: 'once',
      12: 'doce|una docena de',
      13: 'trece',
      14: 'catorce',
      15: 'quince',
      16: 'dieciséis',
      17: 'diecisiete',
      18: 'dieciocho',
      19: 'diecinueve',
      20: 'veinte',
      21: 'veintiuno|veintiún|veintiuna',
      22: 'veintidós',
      23: 'veintitrés',
      24: 'veinticuatro',
      25: 'veinticinco',
      30: 'treinta',
      40: 'cuarenta',
      50: 'cincuenta',
      60: 'sesenta',
      70: 'setenta',
      80: 'ochenta',
      90: 'noventa',
      500: 'quinientos|quinientas',
    },
    multiple: { 100: 'cien|cientos|ciento', 1000: 'mil|k' },
    ordinal: {
      1: 'primer|primera|primero',
      2: 'segundo|segunda',
      3: 'tercer|tercera|tercero',
      4: 'cuarto|cuarta',
      5: 'quinto|quinta',
      6: 'sexto|sexta',
      7: 'séptimo|séptima',
      8: 'octavo|octava',
      9: 'noveno|novena',
      10: 'décimo|décima',
    },
    monthName: {
      1: 'enero|ene',
      2: 'febrero|feb',
      3: 'marzo',
      4: 'abril|abr',
      5: 'mayo',
      6: 'junio|jun',
      7: 'julio|jul',
      8: 'agosto|ago',
      9: 'septiembre|setiembre|sept|sep',
      10: 'octubre|oct',
      11: 'noviembre|nov',
      12: 'diciembre|dic',
    },
    weekday: {
      1: 'lunes',
      2: 'martes',
      3: 'miércoles',
      4: 'jueves',
      5: 'viernes',
      6: 'sábado|sábados',
      7: 'domingo|domingos',
    },
    headcount: { 2: 'dúo', 4: 'cuarteto', 5: 'quinteto' },
    lengthDays: { 7: 'una semana', 14: 'quincena|dos semanas|una quincena' },
    clock: { 720: 'mediodía|al mediodía', 1440: 'medianoche|a medianoche' },
    currency: {
      EUR: 'euros|euro|eur',
      USD: 'dólares|dólar|dólares estadounidenses|usd',
      GBP: 'libras|libras esterlinas|gbp',
      CHF: 'francos suizos|francos|chf',
      JPY: 'yenes',
      MXN: 'pesos mexicanos|pesos',
      CAD: 'dólares canadienses',
      AUD: 'dólares australianos',
      BRL: 'reales',
      INR: 'rupias',
    },
    part: {
      morning: 'por la mañana|mañana|de mañana',
      noon: 'a mediodía',
      afternoon: 'por la tarde|tarde',
      evening: 'por la noche|esta noche|al anochecer|a última hora de la tarde',
      night: 'de madrugada|noche',
    },
    feast: {
      easter: 'viernes santo|pascua|puente de pascua',
      'holy-week': 'semana santa',
      advent:
        'mercado de navidad|mercados de navidad|mercadillo de navidad|mercadillos de navidad|mercadillo navideño|mercadillos navideños|mercados navideños|adviento',
      'year-end': 'entre navidad y año nuevo|entre navidad y nochevieja|entre navidad y fin de año',
      'all-saints': 'todos los santos|puente de todos los santos',
      christmas: 'navidad|navidades',
      'new-year': 'año nuevo|fin de año|nochevieja',
      pentecost: 'pentecostés',
      ascension: 'ascensión',
      valentine: 'san valentín',
    },
    season: { spring: 'primavera', summer: 'verano', autumn: 'otoño', winter: 'invierno' },
    monthPart: {
      early: 'principios|a principios de|comienzos de|a comienzos de|inicios de|primeros de',
      mid: 'mediados|a mediados de|mediados de',
      late: 'finales|a finales de|finales de|fines de|a fines de',
      'first-half': 'primera quincena de|primera mitad de|primera quincena del mes de',
      'second-half': 'segunda quincena de|segunda mitad de|segunda quincena del mes de',
    },
    interest: {
      art: 'arte|museo|museos|galería|galerías|pintura|arte moderno|fotografía|arte contemporáneo',
      history: 'historia|histórico|histórica|históricos|ruinas|castillos|castillo|arqueología|patrimonio|casco antiguo',
      nature:
        'naturaleza|senderismo|parques|jardines|montañas|montaña|fauna|trekking|lagos|paisajes|excursiones|aire libre',
      food: 'gastronomía|buena comida|foodie|vino|vinos|tapas|mercados|comida callejera|comer bien|gastronómico|comida local|cocina local',
      views: 'vistas|miradores|panorámicas|mirador|atardecer|atardeceres',
      shopping:
        'compras|ir de compras|tiendas|boutiques|mercadillos|rastro|calles comerciales|calle comercial|centros comerciales|grandes almacenes|outlets',
      nightlife: 'vida nocturna|bares|discotecas|fiesta|salir de noche|pubs|música en vivo|clubes|salir de fiesta',
      family:
        'parques temáticos|zoo|acuario|parques infantiles|parque de atracciones|parques de atracciones|parque temático|actividades para niños|planes en familia',
      beach: 'playa|playas|bañarnos|mar|nadar|bucear|surf|tomar el sol|snorkel',
      architecture: 'arquitectura|edificios|modernismo|rascacielos|gaudí',
      religion: 'iglesias|catedrales|templos|mezquitas|sinagogas|monasterios|peregrinación|iglesia|catedral',
    },
    diet: {
      vegetarian:
        'nadie come carne|no come carne|no comemos carne|vegetariano|vegetariana|vegetarianos|vegetarianas|sin carne|nada de carne|no como carne|no comen carne|carne no|vegetas',
      vegan: 'vegano|vegana|veganos|veganas',
      halal: 'halal',
      kosher: 'kosher|kósher',
      'gluten-free':
        'sin gluten|alérgico al gluten|alérgica al gluten|alergia al gluten|celíaco|celíaca|celiaco|celiaca|celíacos|nada de gluten|intolerante al gluten|no puede comer gluten|no puedo comer gluten',
      'lactose-free': 'sin lactosa|intolerante a la lactosa|intolerantes a la lactosa',
    },
    cuisine: {
      American: 'americana|americano|estadounidense|americanas|americanos|norteamericana',
      French: 'francesa|francés|francesas|franceses',
      Chinese: 'china|chino|chinas|chinos',
      Indian: 'india|indio|hindú|indias|indios',
      Mexican: 'mexicana|mexicano|mexicanas|mexicanos|mejicana',
      Mediterranean: 'mediterránea|mediterráneo|mediterráneas|mediterráneos',
      Italian: 'italiana|italiano|italianas|italianos',
      Japanese: 'japonesa|japonés|sushi|japoneses|japonesas',
      Thai: 'tailandesa|tailandés|tailandeses|tailandesas',
      Greek: 'griega|griego|griegos|griegas',
      Spanish: 'española|español|españoles|españolas',
      Korean: 'coreana|coreano|coreanos|coreanas',
      Vietnamese: 'vietnamita',
      Turkish: 'turca|turco|turcos|turcas',
    },
    pace: {
      calm: 'tranquilo|tranquila|relajado|relajada|con calma|sin prisas|sin prisa|pausado|despacio|ritmo lento|sin estrés|calmado|sin agobios|descansado|a nuestro ritmo|nada demasiado cansado|nada cansado|nada agotador|nada demasiado agotador|no muy cansado|sin cansarnos|sin agobio|ritmo tranquilo|ritmo pausado|ritmo suave|tomándonos nuestro tiempo|sin correr|sin carreras|con pausas|con muchas pausas|con descansos|nada estresante|poco a poco|de relax|sin apuro|sin apuros|nada de prisas|con tranquilidad|tranquilamente|nada apretado|con tiempo|pausada|sosegado|sosegada|relax|apacible|pausadamente|suave',
      full: 'intenso|intensa|a tope|todo lo posible|ver todo|lo máximo posible|apretado|ritmo rápido|aprovechar al máximo|cargado|sin parar|lo más posible|al máximo|verlo todo|programa completo|de la mañana a la noche|ritmo intenso|bien cargado|a toda marcha',
    },
    mobility: {
      'step-free':
        'silla de ruedas|sillas de ruedas|carrito|cochecito|sin escaleras|accesible|sin escalones|discapacitado|discapacitada|discapacidad|andador|sin barreras|no puede subir escaleras|no podemos subir escaleras|no puedo subir escaleras|silla de paseo|rampas|rampa|carrito de bebé|sillita|ascensor imprescindible',
      'short-walks':
        'anda con dificultad|camina con dificultad|mal de la rodilla|mal de la cadera|problemas de cadera|problemas de espalda|no puede andar lejos|no aguanta andar|camina poco|anda poco|anda despacio|camina despacio|anda con bastón|camina con bastón|usa bastón|no puede andar mucho|no puede caminar mucho|no podemos caminar mucho|no puedo caminar mucho|caminar poco|andar poco|paseos cortos|poca caminata|movilidad reducida|camina mal|problemas de rodilla|personas mayores|caminar mucho|andar mucho|le cuesta caminar|caminatas cortas|anda mal|le cuesta andar|poca movilidad|no anda bien|no camina bien|bastón|muletas|dolor de espalda|mal de las rodillas|artrosis|se cansa rápido|se cansa enseguida|se cansa pronto|prótesis de cadera',
    },
    roomKind: {
      'private room':
        'habitación privada|habitaciones privadas|cuarto privado|cuartos privados|habitación propia|habitaciones propias|habitaciones individuales|habitación separada|habitaciones separadas|dormitorio privado|dormitorios privados',
      'entire room':
        'alojamiento entero|alojamientos enteros|apartamento entero|apartamentos enteros|habitación entera|habitaciones enteras|alojamiento completo|alojamientos completos|habitaciones completas|piso entero|habitación completa|pisos enteros|apartamento completo|apartamentos completos|casa entera|casas enteras|piso completo|piso para nosotros solos|casa para nosotros solos|apartamento para nosotros solos|departamento entero|vivienda entera|alojamiento solo para nosotros',
      'shared room':
        'habitación compartida|habitaciones compartidas|dormitorio compartido|cuarto compartido|cuartos compartidos|dormitorios compartidos|compartir habitación',
    },
    houseNoun: {
      visitors: 'invitados|invitado|visitas|visita de amigos',
      parties: 'fiesta|celebración|juerga',
    },
    houseRule: {
      smoking: 'fumar|fumadores|fumador|fume|fuman|se fuma|tabaco',
      parties:
        'fiestas|hacer fiestas|celebrar fiestas|hacer una fiesta|hacer fiesta|montar una fiesta|montar fiestas|celebrar una fiesta|organizar fiestas|organizar una fiesta',
      visitors:
        'visitantes|recibir visitas|recibir invitados|visitas|permitir visitas|permitan visitas|admitan visitas|visitas permitidas|admitan visitantes|permitan visitantes',
    },
  },
}
