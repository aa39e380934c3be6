import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'

export const portuguese: Language = {
  code: 'pt',
  isMonthFirst: false,
  hasCapitalNouns: false,
  signs: {
    common:
      'comboio|trem|autocarro|ônibus|eu|nós|nos|me|mim|minha|meu|meus|minhas|nosso|nossa|nossos|nossas|o|a|os|as|um|uma|uns|umas|e|ou|com|para|por|em|no|na|nos|nas|ao|à|aos|às|de|do|da|dos|das|é|são|sou|somos|ser|será|seremos|estou|estamos|quero|queremos|queria|queríamos|gostaria|gostaríamos|preciso|precisamos|procuro|procuramos|pode|podes|poderia|podia|podem|poderiam|ajuda|ajude|ajudar|ajudem|planear|planejar|planeje|planeie|planejem|organizar|organize|preparar|prepare|viagem|viagens|viajar|viajamos|férias|roteiro|itinerário|favor|obrigado|obrigada|olá|oi|bom|dia|dias|semana|semanas|noites|noite|pessoas|pessoa|orçamento|euros|dólares|cidade|cidades|que|quem|onde|quando|como|não|nem|muito|também|depois|antes|entre|até|desde|sem|mais|menos|cerca|total|máximo|crianças|criança|filhos|família|amigos|hotel|quarto|quartos|voo|voos|ida|volta|se|já|há|tenho|temos|vamos|vou|ir|ver|visitar|sair|saindo|partindo|este|esta|dois|duas|três|quatro|cinco|primavera|verão|outono|inverno|criar|crie|sozinho|sozinha|pelo|pela|num|numa|lhe|você|vocês|passar|fazer|elabore|elaborar|gente|escala',
    and: 'e|e depois|em seguida|mais|bem como|seguido de|ou|assim como|e em seguida|e por fim|e finalmente|depois',
    to: 'a|até|ao|até ao|até o|à|até dia|ao dia|até à',
    from: 'de|do|desde|a partir de|a partir do|dia|no dia|dos dias|desde o|do dia|de dia',
    between: 'entre|entre os dias|entre o|entre os',
    of: 'de|do|em|do mês de|da|deste|no mês de',
    article:
      'aeroporto de|estação de|o|a|os|as|um|uma|ao|à|do|da|nosso|nossa|meu|minha|linda|bela|cidade de|a cidade de|cidade do',
    for: 'para|em|pra|pro',
    day: 'dia|dias|jornada',
    night: 'noite|noites|pernoites|diárias',
    week: 'semana|semanas',
    month: 'mês|meses',
    minute: 'minuto|minutos|min',
    hour: 'hora|horas',
    half: 'meio|meia',
    weekend: 'fim de semana|final de semana|fins de semana|fds',
    longWeekend:
      'fim de semana prolongado|feriado prolongado|feriadão|final de semana prolongado|fim de semana longo|fim de semana de três dias',
    dayTrip:
      'no mesmo dia|bate e volta|passeio de um dia|excursão de um dia|viagem de um dia|bate volta|num dia|num só dia|em um dia',
    city: 'cidade|cidades|destinos|lugares|localidades|paradas|paragens|vilas|municípios|metrópoles',
    origin:
      'comece em|parta de|saia de|inicie em|saindo de|saindo do|saindo da|partindo de|partindo do|partindo da|partida de|partida do|partida da|com partida de|com partida do|com partida em|saio de|saímos de|saímos do|saio do|desde|a partir de|começando em|começando no|começando na|com início em|que comece em|que começa em|que parte de|que parta de|que saia de|que sai de|moro em|moramos em|moro no|moramos no|vivo em|vivemos em|voo de|voando de|voando do|com origem em|origem|origem em|ponto de partida|com saída de|com saída do|saída de|saída do|vou sair de|vamos sair de|vamos partir de|partiremos de|sairemos de|iniciando em|inicie em|deixando|com saída em|saída em|saída da|partida em|partimos de|partimos do|partimos da|parto de|parto do|sairíamos de|partiríamos de|cidade de origem|cidade de partida|o ponto de partida é|decolando de|descolando de|viemos de|venho de|sou de|somos de|residimos em|começamos em|iniciamos em|com início no|com início na|que comece no|que inicie em|que parta do|que saia do|saio da|saímos da|embarcando em|embarque em|moramos na|moro na|saída|partida|local de partida|que comece na|comece na|residente em|residente no|residentes em|que mora em|que vive em|que reside em|domiciliada em|morando em|chegando de|chegada de|chegamos de|fugir de|escapar de|ponto de partida é|ponto de partida será|chegando do|embarcamos em|embarcamos no|embarco em|embarcando no|deixa|deixamos|aeroporto de partida|aeroporto de saída|cidade de saída|que arranque de|que arranque em|arrancando de|arrancamos de|começando de|a começar em|a partir do aeroporto de|com base em|vindo de|vindo da|vindo do|vindos de|vindos da|vinda de|vimos de|provenientes de|proveniente de|ao sair de|oriundos de|fugindo de|escapando de|deixar|abandonar|largar|longe de|a começar e a acabar em|começando e terminando em|começando e acabando em|partida e regresso em|partida e chegada em|saída e retorno em|início e fim em|saindo e voltando a|saindo e voltando para',
    originAfter: 'como ponto de partida',
    originWeak: 'de|do|da',
    goal: 'acabe em|finalize em|termina em|acaba em|para|rumo a|rumo ao|com destino a|com destino ao|com destino à|destino|destino é|em direção a|viagem a|viagem para|viagem ao|viajar para|viajar a|ir a|ir para|vamos a|vou a|voo para|visita a|escapada a|fim de semana em|fim de semana no|final de semana em|dias em|dias no|dias na|noites em|noites no|noites na|semana em|semana no|semana na|semanas em|semanas no|férias em|férias no|estadia em|terminando em|que termine em|que termina em|finalizando em|chegada a|chegando a|chegando ao|parada em|lua de mel em|cidades de|cidades do|cidades da|cidades em|cidades no|cidades na|feriado em|noite em|dia em|termine em|acabando em|dias|semana|passando por|divididos entre|dividida entre|repartidos entre|em direção ao|em direção à|rumo à|para chegar a|chegar a|chegar ao|que termine no|passagem para|passagens para|bilhete para|bilhetes para|comboio para|trem para|voos para|tour por|tour pela|tour pelo|giro por|giro pela|circuito por|circuito pela|percurso por|passeio a|passeio ao|passeio em|fuga para|escapadinha a|escapadinha em|viajando para|viagem pela|viagem pelo|viagem por|nos leve a|indo para|ir até|viajar até|deslocar nos a|férias na|pra|pro|cidades dos|cidades das|cidades nos|localidades de|paradas na|paradas no|paragens em|meta|noites|fim de semana|feriado|feriadão em|sonhamos com|sonho com|temos em mente|tenho em mente|em mente|pensamos em|estamos a pensar em|estamos pensando em|penso em|com rumo a|apetece nos|com destino em|inclinamo nos para|cogitamos|surpreender com|a caminho de|destino será',
    within: 'em|no|na|nos|nas|a|ao|à|por|pelo|pela|perto de|dentro de|através de',
    visit:
      'visitar|visitando|visita|visitaremos|visitarei|ver|vendo|conhecer|conhecendo|explorar|explorando|percorrer|percorrendo|descobrir|descobrindo|incluindo|inclua|inclui|via|abrangendo|abranja|cobrindo',
    sight: sightNouns('pt'),
    nameEnd:
      'enquanto|se possível|que|com|quando|porque|onde|mas|antes|depois|por favor|para|durante|saindo|partindo|desde|é|são|em|no|na|seria',
    person:
      'de nós|pessoa|pessoas|viajantes|viajante|indivíduos|hóspedes|convidados|participantes|passageiros|mulheres|homens|colegas|estudantes|no total|ao todo|viajores|alunos|professores|turistas|aposentados|reformados|membros|aventureiros|mochileiros|integrantes|viajantes no total|raparigas|garotas|aposentadas|reformadas|caminhantes|músicos|veraneantes|solteiros|solteiras|cabeças|ciclistas|sócios|desportistas|almas',
    adult: 'adultos|adulto|adultas',
    adjective:
      'velhos|velhas|antigos|antigas|boas|melhores|pequenos|pequenas|diferentes|distintas|distintos|bonitas|completos|completas|inteiros|outros|outras|bons|jovens|grandes|pequeno|lindas|inteiras|dos meus',
    we: 'nós|nós os|nós as|nosotros|entre|entre os|entre as',
    groupOf:
      'grupo de|somos|seremos|família de|somos um grupo de|um grupo de|equipe de|equipa de|vamos em|viajamos em|número de pessoas|somos em|somos uma família de|seremos um grupo de|número de viajantes|turma de|vamos|vamos os|vamos as|iremos|viajar em|vamos viajar em|queremos ir em|iremos em|viajaremos em|queremos viajar em|partimos em|seríamos|estaremos|estaremos em|composto por|composta por|formado por|formada por|um total de|são|seriam|quantidade de pessoas|iríamos em|vamos ser|iremos ser|galera de|pessoal de|malta de|sendo|indo em|ao todo somos|contando',
    alone:
      'só para mim|apenas para mim|sozinho|sozinha|a solo|solo|por conta própria|uma única pessoa|só eu|apenas eu|viajante solo|viajante individual|uma só pessoa|viajando sozinho|viajando sozinha|eu mesmo|somente eu|sem companhia|vou sozinho|vou sozinha|por minha conta|viajarei sozinho|viajarei sozinha|viagem solo|individual|em solitário|mulher sozinha|homem sozinho|viajante sozinha|viajante sozinho|mais ninguém|uma pessoa só',
    pair: 'escapadinha romântica|viagem romântica|casal|em casal|a dois|lua de mel|nós dois|um casal|recém casados|para nós os dois|nós duas|nós os dois|nós as duas',
    companion:
      'minha mulher|minha esposa|meu marido|meu esposo|minha namorada|meu namorado|minha mãe|meu pai|minha irmã|meu irmão|um amigo|uma amiga|minha melhor amiga|meu melhor amigo|minha avó|minha companheira|meu companheiro|minha noiva|meu noivo|a minha mulher|o meu marido',
    kin: 'cunhado|cunhada|genro|nora|mãe|pai|mulher|marido|esposa|esposo|companheira|companheiro|namorada|namorado|irmã|irmão|avó|avô|tia|tio|amiga|amigo|prima|primo|sobrinha|sobrinho|sogra|sogro|colega|chefe|afilhado|afilhada|noivo|noiva|cônjuge|meio irmão|vovó|vovô|vizinha|vizinho|madrinha|padrinho|gêmeo|gêmea|melhor amigo|melhor amiga|padrasto|madrasta|patrão|patroa|parceiro|parceira|sócio|sócia|mamãe|papai|namorido|cara metade|metade|amor|alma gêmea|alma gémea|amada|amado|senhora|companhia|cara-metade',
    parents: 'os meus pais|meus pais|nossos pais|os meus sogros|meus sogros|os sogros|os meus avós|meus avós|os avós',
    trio: 'em trio|um trio|nosso trio|nós três|nós os três|nós as três',
    couples: 'casais',
    friends:
      'amigos|amigas|colegas|primos|primas|irmãos|irmãs|colegas de trabalho|companheiros|colegas de casa|colegas de quarto|colegas de turma|vizinhos|vizinhas|cunhados|cunhadas|sobrinhos|sobrinhas|parentes|familiares|conhecidos|companheiras|amigos de infância|tios|tias|compadres',
    family: 'família|minha família|nossa família|em família',
    with: 'com|e|mais|eu e|meus|os meus|junto com',
    speaker: 'e eu|eu e|e mim',
    child:
      'crianças|criança|filhos|filhas|miúdos|meninos|meninas|adolescentes|adolescente|netos|garotos|pequenos|menores|moleques|mais novo|mais nova|mais velho|mais velha|miúdo|miúda|pequenada|catraios|putos',
    oneChild:
      'uma criança|meu filho|minha filha|nosso filho|nossa filha|um filho|uma filha|um adolescente|um menino|uma menina|o meu filho|a minha filha',
    twins: 'gémeos|gêmeos|gémeas|gêmeas',
    baby: 'bebê|bebé|recém nascido',
    aged: 'que tem|de|com idades de|com|idades|que têm|com idade de|idade|entre|com idades entre|têm|tem|ele tem|ela tem|que faz',
    years: 'anos|ano',
    under: 'menores de|com menos de|abaixo de|de menos de|com idade inferior a',
    seat: 'lugares|assentos|com capacidade para|capacidade para|com lugar para|com espaço para',
    mustSeat:
      'deve ter lugar para|deve ter capacidade para|deveria ter capacidade para|tem de ter lugar para|precisa acomodar|deve acomodar|deveria acomodar|deve comportar',
    budget:
      'orçamento|gastar|custo|preço|gastos|despesas|custar|custa|dinheiro|valor|verba|custo total|dispomos de|disponho de|orçamento é|contamos com|guardado|economizado|poupado|poupança|bolso|desembolsar|pagar|à disposição|à nossa disposição|soma|no total|ao todo|fundos|tudo incluído|montante|temos|carteira|mealheiro|poupanças|conto com|caixinha|fundo comum|investir|juntamos',
    limit:
      'máximo|no máximo|menos de|não mais de|até|sem ultrapassar|não ultrapassar|ultrapassar|exceder|não exceder|cerca de|aproximadamente|por volta de|em torno de|limite|teto|abaixo de|dentro de|uns|à volta de|sem exceder|passar de|um máximo de|no limite|que não ultrapasse|que não exceda|que não passe de|sem passar de|sem passar dos|mais ou menos|à roda de|na casa dos|a rondar os|inferior a|por menos de|abaixo dos|na faixa de|no teto de|não gastar mais de|gastar mais de|não podemos gastar mais de|cingir nos a|no máximo dos máximos',
    perPerson:
      'por aluno|por estudante|por participante|por pessoa|cada|cada um|cada uma|por cabeça|por adulto|para cada um|por viajante|pp|p p',
    perDay: 'por dia|ao dia|diário|diários|cada dia|diária',
    perNight: 'por noite|a noite|a diária|cada noite|por diária',
    roundTrip:
      'ida e volta|de ida e volta|com volta|com regresso|com retorno|volta incluída|ida e regresso|de ida e regresso|ida e retorno|volta inclusa|regresso incluído',
    oneWay:
      'só ida|somente ida|apenas ida|só de ida|sem volta|sem regresso|sem retorno|de ida|somente de ida|apenas de ida|só a ida|apenas a ida|somente a ida|unicamente ida|sem voo de volta|sem passagem de volta|sem bilhete de regresso|só o voo de ida|trecho único',
    room: 'quarto|quartos|quartos de hotel|quarto de hotel|suítes|quarto duplo|quartos duplos|quarto de casal|quartos de casal|suíte|suíte dupla|quarto individual|quartos individuais|quarto familiar',
    lodging: 'alojamento|alojamentos|hospedagem|hospedagens|hotel|hotéis|apartamento|acomodação|acomodações',
    stayAt:
      'ficar no|ficar no hotel|hospedar nos no|hospedar me no|dormir no|no hotel|algo como o|algo como|ficar hospedado no|ficar hospedados no|hospedar no|hospedar se no|talvez no|alojar nos no|ficar na|hospedagem no|talvez o|quem sabe no|de preferência no|idealmente no|se possível no|por exemplo no|por exemplo o|dormir na|pernoitar no|hospedados no|alojados no|quarto no|quartos no|hospedar nos na|instalar nos no|ficarmos no|ficaríamos no',
    star: 'estrelas|estrela',
    rent: 'alugar|aluguel|aluguer|carro alugado|locação|arrendar|alugar um|alugar uma|aluguer de|aluguel de|arranjar um|arranjar nos um|reservar um|reservar uma|reservar nos um|alugado',
    carKind:
      'suv|4x4|sedan|sedã|berlina|carrinha|perua|hatch|hatchback|compacto|carro compacto|utilitário|conversível|descapotável|minivan|monovolume|van|micro ônibus|miniautocarro|carro elétrico|híbrido|esportivo|desportivo|autocaravana|motorhome|cupê|limusine|jipe|picape',
    at: 'por volta das|por volta da|por volta do|lá para as|às|à|por volta das|pelas|a partir das|antes das|das|ao|até às|até as',
    oclock: 'horas|hora|h|hs',
    am: 'da manhã|da madrugada|horas da manhã',
    pm: 'da tarde|da noite|horas da tarde|horas da noite',
    homeward:
      'volta|regresso|retorno|voo de volta|voo de regresso|voltamos|regressamos|voltar|regressar|a volta|o regresso',
    arrive:
      'chegar|chegamos|chego|chegada|chegaremos|chegarei|aterramos|aterrissamos|aterrisso|pousamos|pouso|aterrissagem|chega|pousa|aterro|desembarcamos|aterra|o voo chega',
    leave:
      'comboio parte|comboio sai|trem parte|trem sai|voo parte|voo sai|avião parte|avião sai|autocarro parte|partimos|saímos|saio|vamo nos embora|voltar|voltamos|volto|regresso|regressamos|retorno|voo de volta|voo de regresso|voltaremos|regressaremos|vamos embora|partida|volta|voltarei|embarcamos de volta|saída|o regresso|a volta|vou embora|vou me embora|regressar|viagem de volta|viagem de regresso|comboio de volta|voamos para casa|voltamos para casa|volto para casa|regressamos a casa',
    appointment:
      'jantar|almoço|café da manhã|pequeno almoço|brunch|concerto|show|ópera|espetáculo|teatro|jogo|reunião|compromisso|conferência|reserva|reservado|reservada|bilhetes|ingressos|visita guiada|casamento|entrevista|festa|aula|oficina|evento|massagem|mesa|café|encontro|congresso|consulta|ingresso|musical|aniversário|batizado|missa|degustação|cruzeiro|balé|recital|seminário|torneio|lanche|cerimónia|cerimônia|formatura|sessão|espectáculo|ceia|workshop|passeio guiado',
    today: 'hoje|hoje à noite|esta noite',
    tomorrow: 'amanhã de manhã|amanhã',
    dayAfterTomorrow: 'depois de amanhã',
    dayAfter: 'no dia seguinte|o dia seguinte|um dia depois|no outro dia',
    afterFeast:
      'depois de|depois do|depois da|após|após o|após a|logo depois do|logo a seguir ao|a seguir ao|a seguir à',
    beforeFeast: 'antes de|antes do|antes da|logo antes do|na semana antes do|na semana antes da',
    next: 'próximo|próxima|próximos|que vem|seguinte|o próximo|a próxima',
    this: 'este|esta|neste|nesta',
    in: 'daqui a|dentro de',
    last: 'último|última|a última|o último',
    not: 'odeio|odeia|odiamos|detesto|detestamos|não|sem|nenhum|nenhuma|evitar|evitando|nunca|nem|nada de|exceto|evitamos|preferimos não|prefiro não|ninguém|recusamos|excluir|excluído|descartar|medo de|abrir mão de|dispensamos|evite|evitaremos|nenhum de nós|nenhum dos dois',
    but: 'mas|porém|em vez disso|antes|não se importem|não se importe|não é problema|não haja problema',
    swap: 'troca|troque|trocar|troquem|substitui|substitua|substituir',
    swapFor: 'por|pelo|pela|pelos|pelas|com',
    prefer: 'antes|melhor|prefiro|preferimos',
    preferTo: 'a|ao|à|aos|às',
    than: 'do que|que',
    walk: 'anda|andar|andamos|andam|caminha|caminhar|caminhamos',
    far: 'muito|longe|demais|muito longe',
    near: 'ficamos em|hospedados em|hotel em|perto de|perto do|perto da|perto dos|perto das|ao lado de|ao lado do|ao lado da|próximo de|próximo ao|próximo do|próximo da|junto a|junto ao|junto à|a dois passos de|a dois passos do|à volta de|em frente a|em frente ao|atrás do|atrás da',
    unwanted:
      'em vez de|em vez do|em vez da|em vez dos|em vez das|no lugar de|no lugar do|no lugar da|ao invés de|ao invés do|ao invés da|troca|troque|trocar|substitui|substitua|substituir|nada de|sem|evitar|exceto|menos|não queremos ver|não quero ver|não queremos visitar|não quero visitar|já vimos|já visitamos|já vi|já conheço|já conhecemos|nem|não me interessa|não nos interessa|salvo|não|odeio|odiamos|não gosto de|não gostamos de|por favor não',
    wanted:
      'prefiro|preferimos|imperdível|sem falta|temos de ver|temos que ver|tenho de ver|tenho que ver|queremos ver|quero ver|sobretudo|especialmente|principalmente|não perder|não podemos perder|não posso perder|não quero perder|não queremos perder|em especial|gostaríamos de ver|gostaria de ver|adoraria ver|adoraríamos ver|de certeza|com certeza|obrigatório|absolutamente|seria ótimo visitar|seria incrível visitar|seria bom visitar|gostaria de visitar|gostaríamos de visitar|adoraria visitar|adoraríamos visitar|faço questão de ver|fazemos questão de ver|faço questão de visitar|fazemos questão de visitar|visita obrigatória|adorávamos visitar|adorava visitar|adorávamos ver|adorava ver|gostávamos de visitar|gostava de visitar|gostávamos de ver|gostava de ver|queríamos visitar|queria visitar|queríamos ver|queria ver|queríamos muito ver|gostávamos de conhecer|gostava de conhecer|adorávamos conhecer|seria giro visitar|seria giro ver|seria lindo conhecer|seria bom conhecer|gostaria de conhecer|gostaríamos de conhecer|adoraria conhecer|adoraríamos conhecer|ficaríamos felizes de ver|ficaríamos felizes em ver|apetece nos ver|apetecia nos ver|apetecia me ver|ficaria feliz em ver',
    isMust:
      'claro|sem dúvida|obviamente|se possível|se der|se der tempo|se houver tempo|é imperdível|são imperdíveis|é obrigatório|não pode faltar|não podem faltar|é indispensável|é um must|são obrigatórios|é visita obrigatória|é paragem obrigatória|obrigatório|obrigatória|sim|são um must|são indispensáveis|são visita obrigatória|têm de estar|tem de estar|têm que estar|tem que estar|é fundamental|são fundamentais|é essencial|são essenciais|queremos ver|não dá para perder|seria um sonho|está na lista|estão na lista|é prioridade|interessa nos|está previsto|está prevista|seria ótimo|seria óptimo|é imprescindível|está no programa',
    isUnwanted:
      'não é preciso|não precisa|não é necessário|não nos interessa|não nos interessam|não me interessa|dispensamos|dispenso|não obrigado|não obrigada|melhor não|não faz falta|não|já conhecemos|já conheço|já vimos|já vi|já visitamos|já visitámos',
    few: 'poucos|poucas|pouco|menos',
    meal: 'cozinha|cozinhas|comida|comidas|comer|refeições|restaurante|restaurantes|gastronomia|pratos|culinária|culinárias|provar|experimentar|culinários|comemos|comeríamos|comeria|comendo|sabores|saborear|degustar|gastronómica|gastronômica|restauração|mesa|especialidades|iguarias|jantar|almoçar|gosto por comida|petiscos|ementas',
    isOut:
      'está fora de questão|estão fora de questão|fora de questão|não é opção|não é uma opção|não são opção|está excluído|estão excluídos|a evitar|nem pensar|descartado|descartados|excluídos',
    overland:
      'só de comboio|só de trem|apenas de comboio|apenas de trem|somente de trem|somente de comboio|só por terra|por terra|por via terrestre|só por estrada|só de ônibus|só de autocarro|exclusivamente de trem',
    flight:
      'voo|voos|avião|voar|aviões|via aérea|viagens aéreas|voos aéreos|voaremos|voamos|voemos|transporte aéreo|viagem de avião|aérea|aéreas|avião nenhum',
    driving:
      'conduzir|dirigir|carro|guiar|conduzir nós mesmos|ao volante|carro próprio|dirigindo|conduzindo|carro alugado|conduziremos|dirigiremos|conduzimos|dirigimos|conduzo|dirijo|dirija|pegar no volante|pegar o volante|alugar carro|alugar um carro|guiarmos|dirigirmos|direção|dirigem|conduzem|dirige|conduz',
    pet: 'animal de estimação|animais de estimação|animais|cão|cães|cachorro|cachorros|gato|gatos|pet|pets|bicho de estimação|cadela|cachorra|cachorrinho|cãozinho|labrador|poodle|terrier|beagle|buldogue|dachshund|pastor alemão|husky|chihuahua|filhote|gatinho|gata|papagaio|coelho|amigo de quatro patas|quatro patas|bicho|animal|spaniel',
    stairs: 'escadas|escada|degraus|escadaria',
    layover: 'escala|stopover|trânsito|conexão',
    onward: 'sigo para|seguimos para|continuo para|continuamos para|voo para|parto para|embarco para',
    allowed:
      'permitido|permitida|permitidos|permitidas|aceite|aceites|aceita|aceitos|aceitas|aceitem|admitidas|admita|permita|permitam|receber|convidar|bem vindos|bem vindas|possa|possam|autorizadas',
  },
  values: {
    number: {
      0: 'zero',
      1: 'um|uma',
      2: 'dois|duas|um par de|par de',
      3: 'três|alguns|algumas',
      4: 'quatro',
      5: 'cinco',
      6: 'seis|meia dúzia de',
      7: 'sete',
      8: 'oito',
      9: 'nove',
      10: 'dez',
      11: 'onze',
      12: 'doze|uma dúzia de',
      13: 'treze',
      14: 'catorze|quatorze',
      15: 'quinze',
      16: 'dezasseis|dezesseis',
      17: 'dezassete|dezessete',
      18: 'dezoito',
      19: 'dezanove|dezenove',
      20: 'vinte',
      21: 'vinte e um|vinte e uma',
      22: 'vinte e dois|vinte e duas',
      23: 'vinte e três',
      24: 'vinte e quatro',
      25: 'vinte e cinco',
      30: 'trinta',
      40: 'quarenta',
      50: 'cinquenta',
      60: 'sessenta',
      70: 'setenta',
      80: 'oitenta',
      90: 'noventa',
      500: 'quinhentos|quinhentas',
    },
    multiple: { 100: 'cem|centos', 1000: 'mil|k' },
    ordinal: {
      1: 'primeiro|primeira',
      2: 'segundo',
      3: 'terceiro|terceira',
      4: 'quarto|quarta',
      5: 'quinto|quinta',
      6: 'sexto',
      7: 'sétimo|sétima',
      8: 'oitavo|oitava',
      9: 'nono|nona',
      10: 'décimo|décima',
    },
    monthName: {
      1: 'janeiro|jan',
      2: 'fevereiro|fev',
      3: 'março',
      4: 'abril|abr',
      5: 'maio|mai',
      6: 'junho|jun',
      7: 'julho|jul',
      8: 'agosto|ago',
      9: 'setembro|set',
      10: 'outubro|out',
      11: 'novembro|nov',
      12: 'dezembro',
    },
    weekday: {
      1: 'segunda feira|segunda',
      2: 'terça feira|terça',
      3: 'quarta feira|quarta',
      4: 'quinta feira|quinta',
      5: 'sexta feira|sexta',
      6: 'sábado|sábados',
      7: 'domingo|domingos',
    },
    headcount: { 2: 'em duo|dupla', 4: 'quarteto', 5: 'quinteto' },
    lengthDays: { 7: 'uma semana', 14: 'quinzena|duas semanas|uma quinzena' },
    clock: { 720: 'meio dia|ao meio dia', 1440: 'meia noite|à meia noite' },
    currency: {
      EUR: 'euros|euro|eur',
      USD: 'dólares|dólar|dólares americanos|usd',
      GBP: 'libras|libras esterlinas|gbp',
      BRL: 'reais|real|brl',
      CHF: 'francos suíços|francos|chf',
      JPY: 'ienes',
      CAD: 'dólares canadenses|dólares canadianos',
      AUD: 'dólares australianos',
      INR: 'rupias',
    },
    part: {
      morning: 'de manhã|manhã|pela manhã|da manhã',
      noon: 'à hora do almoço',
      afternoon: 'à tarde|tarde|da tarde|de tarde',
      evening: 'à noite|noite|da noite|ao fim da tarde|hoje à noite|esta noite',
      night: 'de madrugada|madrugada',
    },
    feast: {
      easter: 'sexta feira santa|páscoa|fim de semana da páscoa|feriado da páscoa',
      'holy-week': 'semana santa',
      advent: 'mercado de natal|mercados de natal|feira de natal|advento',
      'year-end': 'entre o natal e o ano novo|entre natal e ano novo|entre o natal e a passagem de ano',
      'all-saints': 'todos os santos',
      christmas: 'natal|férias de natal',
      'new-year': 'ano novo|passagem de ano|réveillon|fim de ano',
      pentecost: 'pentecostes',
      ascension: 'ascensão',
      valentine: 'dia de são valentim|são valentim',
    },
    season: { spring: 'primavera', summer: 'verão', autumn: 'outono', winter: 'inverno' },
    monthPart: {
      early: 'início|início de|no início de|começo de|princípio de|princípios de|inícios de',
      mid: 'meados|meados de|em meados de|meio de',
      late: 'fim de|final de|finais de|fins de|no fim de|no final de',
      'first-half': 'primeira quinzena de|primeira metade de',
      'second-half': 'segunda quinzena de|segunda metade de',
    },
    interest: {
      art: 'arte|museu|museus|galeria|galerias|pintura|arte moderna|fotografia|arte contemporânea',
      history:
        'história|histórico|histórica|históricos|ruínas|castelos|castelo|arqueologia|patrimônio|património|centro histórico',
      nature:
        'natureza|caminhadas|trilhas|trilhos|parques|jardins|montanhas|montanha|fauna|trekking|lagos|paisagens|ar livre',
      food: 'gastronomia|boa comida|foodie|vinho|vinhos|mercados|comida de rua|comer bem|comida local|petiscos|gastronômico|boa mesa',
      views: 'vistas|miradouros|mirantes|panoramas|pôr do sol|miradouro|mirante',
      shopping:
        'compras|fazer compras|lojas|boutiques|feiras|ruas de compras|rua de compras|ruas comerciais|centros comerciais|shoppings|outlets|shopping',
      nightlife:
        'vida noturna|bares|discotecas|baladas|balada|noitada|pubs|música ao vivo|sair à noite|boates|festa|festas',
      family:
        'parques temáticos|zoológico|zoo|aquário|parque infantil|parques infantis|parque de diversões|parques de diversões|parque temático|atividades para crianças|programas em família',
      beach: 'praia|praias|mar|nadar|mergulho|surf|apanhar sol|tomar sol|snorkel|surfe',
      architecture: 'arquitetura|edifícios|prédios|modernismo|arranha céus|azulejos',
      religion: 'igrejas|catedrais|templos|mesquitas|sinagogas|mosteiros|peregrinação|igreja|catedral',
    },
    diet: {
      vegetarian:
        'ninguém come carne|não come carne|não comemos carne|vegetariano|vegetariana|vegetarianos|vegetarianas|sem carne|nada de carne|não como carne|não comem carne|carne não',
      vegan: 'vegano|vegana|veganos|veganas',
      halal: 'halal',
      kosher: 'kosher',
      'gluten-free':
        'sem glúten|alérgico ao glúten|alérgica ao glúten|celíaco|celíaca|celíacos|nada de glúten|intolerante ao glúten|não pode comer glúten',
      'lactose-free': 'sem lactose|intolerante à lactose|intolerantes à lactose',
    },
    cuisine: {
      American: 'americana|americano|estadunidense|americanas|americanos|norte americana',
      French: 'francesa|francês|francesas|franceses',
      Chinese: 'chinesa|chinês|chinesas|chineses',
      Indian: 'indiana|indiano|indianas|indianos',
      Mexican: 'mexicana|mexicano|mexicanas|mexicanos',
      Mediterranean: 'mediterrânea|mediterrânica|mediterrâneo|mediterrâneas|mediterrâneos|mediterrânico|mediterrânicas',
      Italian: 'italiana|italiano|italianas|italianos',
      Japanese: 'japonesa|japonês|sushi|japoneses|japonesas',
      Thai: 'tailandesa|tailandês|tailandeses|tailandesas',
      Greek: 'grega|grego|gregos|gregas',
      Spanish: 'espanhola|espanhol|espanhóis|espanholas',
      Korean: 'coreana|coreano|coreanos|coreanas',
      Vietnamese: 'vietnamita',
      Turkish: 'turca|turco|turcos|turcas',
    },
    pace: {
      calm: 'tranquilo|tranquila|relaxado|relaxada|relaxante|com calma|sem pressa|sem pressas|devagar|ritmo lento|sem stress|sem estresse|calmo|calma|sem correria|descansado|nada muito cansativo|nada cansativo|nada demasiado cansativo|pouco cansativo|sem cansar|sem nos cansarmos|ritmo tranquilo|ritmo calmo|ritmo leve|ao nosso ritmo|no nosso ritmo|sem correr|com pausas|com muitas pausas|nada puxado|nada muito puxado|descontraído|repousante|de descanso|nada estressante|nada stressante|sem correrias|nada corrido|com tempo|tranquilamente|nada apertado|sem apertos|com folga|ritmo suave|sossegado|sossegada|pausado|devagarinho|calmamente|sereno|serena|leve|suave',
      full: 'intenso|intensa|agitado|o máximo possível|ver tudo|ritmo acelerado|tudo o que der|corrido|aproveitar ao máximo|programa cheio|preenchido|o mais possível|o máximo de coisas|ver o máximo|sem parar|de manhã à noite|ritmo intenso|bem cheio|a todo vapor|aproveitar cada minuto|ao máximo',
    },
    mobility: {
      'step-free':
        'cadeira de rodas|carrinho de bebê|carrinho de bebé|sem escadas|sem degraus|acessível|deficiente|deficiência|andarilho|sem barreiras|não pode subir escadas|não consegue subir escadas|não posso subir escadas|carrinho|andador|rampas|rampa|elevador indispensável',
      'short-walks':
        'anda com dificuldade|caminha com dificuldade|anda devagar|problemas na anca|problemas nas costas|problemas de coluna|não pode andar longe|não aguenta andar muito|não caminha bem|caminha pouco|anda com bengala|usa bengala|caminha devagar|não pode andar muito|não podemos andar muito|não posso andar muito|andar pouco|caminhar pouco|caminhadas curtas|mobilidade reduzida|anda mal|problemas no joelho|idosos|andar muito|caminhar muito|dificuldade em andar|dificuldade para andar|passeios curtos|dificuldade de locomoção|caminha mal|não anda bem|tem dificuldade em andar|custa lhe andar|não consegue andar muito|anda pouco|bengala|muletas|canadianas|problemas nos joelhos|problemas de anca|problemas de quadril|dores nas costas|artrose|cansa se depressa|cansa rápido|prótese na anca',
    },
    roomKind: {
      'private room':
        'quarto privado|quartos privados|quarto privativo|quartos privativos|quartos particulares|quarto particular|quartos próprios|quarto próprio|quartos separados|quarto separado|quartos individuais',
      'entire room':
        'alojamento inteiro|alojamentos inteiros|apartamento inteiro|apartamentos inteiros|quarto inteiro|quartos inteiros|espaço inteiro|acomodação inteira|acomodações inteiras|quartos completos|imóvel inteiro|casa inteira|casas inteiras|alojamento completo|alojamentos completos|apartamento completo|apartamentos completos|hospedagem inteira|espaço todo para nós|casa só para nós|apartamento só para nós|alojamento só para nós|hospedagem só para nós|acomodação completa|quarto completo|moradia inteira|casa toda',
      'shared room':
        'quarto partilhado|quarto compartilhado|quartos compartilhados|dormitório|quartos partilhados|dormitórios|camarata|dividir o quarto|partilhar quarto',
    },
    houseNoun: {
      visitors: 'convidados|visitas|visita de amigos',
      parties: 'festa|festança|comemoração',
    },
    houseRule: {
      smoking: 'fumar|fumantes|fumadores|fumante|fuma|fumam|fumo permitido',
      parties:
        'festas|fazer festas|dar festas|fazer festa|fazer uma festa|dar uma festa|organizar festas|organizar uma festa',
      visitors:
        'visitantes|receber visitas|receber convidados|visitas|visitas permitidas|receber amigos|aceitem visitas|permita visitas|aceite visitas',
    },
  },
}
