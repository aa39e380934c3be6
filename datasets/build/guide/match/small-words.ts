/** Articles and small words of the languages in which places are named. */
export const SMALL_WORDS =
  'the of and a an at in on de des du la le les l d el los las del della delle dei di da do dos das al alla degli ' +
  'der die das den dem von vom zu zum zur am im und et e y i o e van het ten ter te na v im aan och og pri for to ' +
  'with auf sur sous en un une un una uno saint sankt san santa santo sao st ste sainte sant sv sveti svyatogo svyatoy ' +
  'i ii iii by near'
