import type { Profile } from '../profile.ts'

export const GERMANIC: readonly Profile[] = [
  {
    language: 'en',
    words:
      'the a an and or of to in is are was be i you we they he she it my your our do does did can could should would will what which where when who how much many need for from with at on this that have has there not no please me us about go going best time between if any get tell show find plan good cheap want some whats im near by safe cost places restaurants weather days week weekend am been tomorrow morning airport train room looking',
    ends: 'ing tion ght ed',
  },
  {
    language: 'de',
    words:
      'der die das ein eine einen einem einer und oder von zu zum zur nach in im ist sind war ich du wir sie er es mein meine unser kann können muss soll was welche welcher welches wo wann wer wie viel viele brauche brauchen für aus mit bei auf diese habe haben gibt nicht kein keine bitte mir uns über als beste zeit zwischen wenn zeig plane gehen gibts gute guter gutes wieviel hab noch auch am dem den vom beim ohne mal doch schon tage woche wochenende günstig teuer sehen essen reise wetter welchem gut mich dort hin rechne um dollar pfund franken unbedingt sollte morgen früh flughafen zug zimmer suche schöne strände',
    letters: 'äöüß',
    ends: 'ung ich ein cht en',
  },
  {
    language: 'nl',
    words:
      'de het een en of van naar in is zijn was ik je jij we wij ze hij zij mijn onze kan kunnen moet wat welke waar wanneer wie hoe veel nodig heb heeft voor uit met bij op deze dit dat er niet geen alsjeblieft mij ons over beste tijd tussen als zoek goedkope kamer morgen vliegveld trein gebruiken stad kost',
    ends: 'ijk aan oor en ij',
  },
  {
    language: 'sv',
    words:
      'och eller av till i är var jag du vi de han hon det den min vår kan ska måste vad vilken vilket när vem hur mycket många behöver för från med på denna detta att har finns inte ingen snälla mig oss om bästa tid mellan som ett en letar efter billigt rum imorgon flygplats tåg använder stad säkert mitt blev väska',
    letters: 'åäö',
    ends: 'ar er ning',
  },
  {
    language: 'da',
    words:
      'og eller af til i er var jeg du vi de han hun det den min vores kan skal må hvad hvilken hvilket hvor hvornår hvem hvordan meget mange har brug for fra med på denne dette at der ikke ingen mig os om bedste tid mellem som et en lufthavn lufthavnen vejr vejret slags maj dansk hotel rejse koster nærmeste leder værelse billigt bruger morgen tog by sikkert mit blev taske',
    letters: 'æøå',
    ends: 'ede ning',
  },
  {
    language: 'no',
    words:
      'og eller av til i er var jeg du vi de han hun det den min vår kan skal må hva hvilken hvilket hvor når hvem hvordan mye mange trenger for fra med på denne dette at finnes ikke ingen meg oss om beste tid mellom som et en flyplassen flyplass vær været slags mai norsk koster reise langt nærmeste kr hotell ser etter billig rom bruker morgen tog by trygt leter norge mitt ble vesken veske',
    letters: 'æøå',
    ends: 'ene ing',
  },
  {
    language: 'is',
    words:
      'og eða af til í er var ég þú við þeir hann hún það minn getur þarf hvað hvaða hvar hvenær hver hvernig mikið margir fyrir frá með á þetta að hefur ekki mér okkur um besti tími milli sem leita ódýru herbergi morgun flugvöllur lest',
    letters: 'ðþæáéíóúýö',
    ends: 'ur inn um',
  },
  {
    language: 'af',
    words:
      'die en of van na in is was ek jy ons hulle hy sy my kan moet wat watter waar wanneer wie hoe baie nodig het vir uit met by op hierdie dit dat daar nie geen asseblief oor beste tyd tussen as n soek goedkoop kamer môre lughawe trein',
    ends: 'lik ing',
  },
]
