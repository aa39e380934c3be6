import { expect, it } from 'vitest'

import { summarise } from './summarise.ts'

it.each([
  [
    'Fim de semana prolongado em Roma para dois, adoramos gastronomia e arte, orçamento de 900 euros',
    'in=pt to=Rome days=3 people=2 budget=900EUR/trip likes=food;art',
  ],
  [
    'Uma semana em Lisboa e no Porto com crianças de 4 e 9 anos na primeira semana de maio',
    'in=pt to=Lisbon+Porto days=7 dates=2027-05-01..2027-05-07 people=4 kids=2(4,9)',
  ],
  [
    'De 8 a 10 de março em Paris, 2 adultos, no máximo 600 € por pessoa',
    'in=pt to=Paris days=3 dates=2027-03-08..2027-03-10 people=2 budget=600EUR/person',
  ],
  [
    '3 noites em Paris e 4 em Roma com a minha mulher, ritmo tranquilo',
    'in=pt to=Paris+Rome nights=3+4 days=8 people=2 pace=calm',
  ],
  [
    'Viajo sozinha para Tóquio e Quioto durante 10 dias em meados de abril, vegetariana, cerca de 3.000 €',
    'in=pt to=Tokyo+Kyoto days=10 dates=2027-04-11~2027-04-20 people=1 budget=3000EUR/trip diet=vegetarian',
  ],
  [
    'De Lisboa para Amesterdão no próximo fim de semana, em casal',
    'in=pt from=Lisbon to=Amsterdam days=2 dates=2026-11-21..2026-11-22 people=2',
  ],
  [
    'Para Barcelona na Páscoa de 2027, família de quatro, crianças de 6 e 11 anos, quero ver a Sagrada Família',
    'in=pt to=Barcelona days=4 dates=2027-03-26..2027-03-29 people=4 kids=2(6,11) see=Sagrada Família',
  ],
  [
    'Viena, de 12 a 15 de dezembro, quatro amigos, nada de museus por favor',
    'in=pt to=Vienna days=4 dates=2026-12-12..2026-12-15 people=4 not=museus',
  ],
  [
    'Saímos do Porto para Dublim a 3 de junho de 2027 e voltamos a 10 de junho, duas pessoas, orçamento total de 2.500 euros',
    'in=pt from=Porto to=Dublin days=8 dates=2027-06-03..2027-06-10 people=2 budget=2500EUR/trip leave=2027-06-10',
  ],
  [
    'Chegamos a Praga na sexta-feira às 18:30 e vamos embora no domingo às 4 da tarde',
    'in=pt to=Prague days=3 dates=2026-11-20..2026-11-22 arrive=2026-11-20T18:30 leave=2026-11-22T16:00',
  ],
  [
    'Organize 5 dias em Nova Iorque para um grupo de 6, queremos ver o Empire State Building e o Met, mas evitar Times Square',
    'in=pt to=New York days=5 people=6 see=Empire State Building;Met not=Times Square',
  ],
  [
    'Budapeste em 3 dias com a minha mãe, que não pode andar muito',
    'in=pt to=Budapest days=3 people=2 legs=short-walks',
  ],
  [
    'Viagem de cinco dias a Marrakech em novembro, 1200 euros, comida vegana, sem pressa',
    'in=pt to=Marrakesh days=5 dates=2026-11-15~2026-11-30 budget=1200EUR/trip pace=calm diet=vegan',
  ],
  [
    'O meu marido, o nosso bebé e eu queremos passar uma semana em Copenhaga no verão',
    'in=pt to=Copenhagen days=7 dates=2027-06-01~2027-08-30 people=3 kids=1(0)',
  ],
  [
    'Duas semanas em Itália na primavera para 2 pessoas, igrejas e caminhadas',
    'in=pt to=IT days=14 dates=2027-03-01~2027-05-30 people=2 likes=religion;nature',
  ],
  ['de roma para veneza, 4 dias, 2 pessoas', 'in=pt from=Rome to=Venice days=4 people=2'],
  [
    'Passeio de um dia a Salzburgo amanhã com carrinho de bebé',
    'in=pt to=Salzburg days=1 dates=2026-11-16..2026-11-16 legs=step-free',
  ],
  [
    'Entre 3 e 9 de maio em Atenas para 3 adultos e 1 criança (7 anos), 80 € por dia e por pessoa',
    'in=pt to=Athens days=7 dates=2027-05-03..2027-05-09 people=4 kids=1(7) budget=80EUR/person-day',
  ],
  [
    'Lua de mel em Veneza, no fim de setembro, 5 noites, não mais de 2500 euros',
    'in=pt to=Venice days=6 dates=2027-09-21~2027-09-30 people=2 budget=2500EUR/trip',
  ],
  [
    'Só ida de São Paulo para Lisboa em 12 de janeiro de 2027 para uma pessoa',
    'in=pt from=São Paulo to=Lisbon trip=one-way dates=2027-01-12~2027-01-12 people=1',
  ],
  [
    'Por favor, planeje uma viagem de 7 dias para dois saindo de Sevilha com destino a Granada, sem voar, quarto privado, com animais de estimação',
    'in=pt from=Seville to=Granada days=7 people=2 room=private room house=pets avoid=flight',
  ],
  [
    'De sexta a domingo em Berlim, sozinho, vida noturna e arquitetura',
    'in=pt to=Berlin days=3 dates=2026-11-20..2026-11-22 people=1 likes=nightlife;architecture',
  ],
  [
    'Edimburgo, agosto de 2027, dez dias, halal, cadeira de rodas, orçamento: 2000 libras',
    'in=pt to=Edinburgh days=10 dates=2027-08-01~2027-08-31 budget=2000GBP/trip diet=halal legs=step-free',
  ],
  [
    'Quatro dias em Istambul; Santa Sofia é imperdível; concerto no dia 5 de dezembro às 20:00',
    'in=pt to=Istanbul days=4 see=Santa Sofia fixed=concerto 2026-12-05T20:00',
  ],
  [
    'Amesterdão (2 noites), Bruxelas (1 noite) e Paris (3 noites), a partir de 10/04/2027, 4 pessoas',
    'in=pt to=Amsterdam+Brussels+Paris nights=2+1+3 days=7 dates=2027-04-10..2027-04-16 people=4',
  ],
  [
    'Viagem em família com duas crianças, de 4 e 9 anos, a Londres em julho por seis dias',
    'in=pt to=London days=6 dates=2027-07-01~2027-07-31 people=4 kids=2(4,9)',
  ],
  [
    'Poderia planejar uma viagem de São Paulo a Roma de 3 dias, de 16 a 18 de março de 2027? Somos cinco e ' +
      'temos um orçamento de R$ 17.000. Gostamos da cozinha italiana e francesa.',
    'in=pt from=São Paulo to=Rome days=3 dates=2027-03-16..2027-03-18 people=5 budget=17000BRL/trip food=Italian;French',
  ],
  [
    'Eu e o meu namorado queremos ir a Florença de 10 a 14 de abril, até 900 euros os dois',
    'in=pt to=Florence days=5 dates=2027-04-10..2027-04-14 people=2 budget=900EUR/trip',
  ],
  [
    'Somos três amigas, 5 noites em Buenos Aires em agosto, saindo do Rio de Janeiro, R$ 3.500 por pessoa',
    'in=pt from=Rio de Janeiro to=Buenos Aires days=6 dates=2027-08-01~2027-08-31 people=3 budget=3500BRL/person',
  ],
  [
    'Chegamos a Madrid no dia 3 de maio às 9h e voltamos no dia 6 às 20h30',
    'in=pt to=Madrid days=4 dates=2027-05-03..2027-05-06 arrive=2027-05-03T9:00 leave=2027-05-06T20:30',
  ],
  [
    'Família com duas crianças (5 e 8 anos) procura roteiro de uma semana em Orlando, parques temáticos',
    'in=pt to=Orlando days=7 people=4 kids=2(5,8) likes=family',
  ],
])('Portuguese: %s', (text, facts) => {
  expect(summarise(text)).toBe(facts)
})
