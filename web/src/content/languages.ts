/** Languages that travellers name, by ISO 639; their names come from the browser. */
export const LANGUAGES = (
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ' +
  'ko lo lt lv mk ml mn mr ms my nb ne nl pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu'
).split(' ')
