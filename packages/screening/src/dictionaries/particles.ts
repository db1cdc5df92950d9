/**
 * Minor words in names: `particle` has almost no weight, `son` connects generations, `honorific` is
 * removed, `suffix` has little weight.
 */
export const smallNameWords = {
  particle: `al el ul as ash an ar az at ad le la les los las de del della delle dei degli di da do dos das du des d l van von der den ten ter te
    't vd vdr v zu zum zur of the y e i et und and en ve af av am im aus dem op 't het a o sri dato datuk`,
  son: 'bin ben ibn bint binti ould wuld uld walad ap mac mc fitz bar bat ogly oglu oglou uly ulu kyzy qizi kizi gizi gyzy olu zadeh zada dokht',
  honorific: `mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend fr father hon honorable honourable capt captain col colonel
    lt lieutenant gen general brig brigadier maj major sgt sergeant adm admiral cdr commander cmdr marshal eng engr ing ingenieur ir drs mevrouw
    mevr mw dhr heer herr frau monsieur madame mme mlle senor senora srta sr sra don dona doña signor signora dott avv sheikh shaykh shaikh sheik
    cheikh sheikha shaykha hajj haj hajji haji hadji el-hadj mullah mulla mawlawi maulavi maulvi molvi mawla qari ustad ustadh ustaz imam ayatollah
    hojjatoleslam sayyid sayyed seyyed emir prince princess king queen president minister ambassador gospodin pan pani tov`,
  suffix: 'jr sr ii iii iv junior senior esq phd md mba bsc msc ra cpa sj',
} as const;
