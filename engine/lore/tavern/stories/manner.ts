import type { Story } from './story.ts'

/** What a house serves, plays and looks like. */
export const ofManner: readonly Story[] = [
  {
    about:
      /\b(?:(?:famous|best|master|genius|great|head) cook|chefs?|(?<!out of |no |without )food|cuisine|recipes?|brew(?:er|ery|ing|master|s)?|beers?|ales?|wines?|mead|cider|whisky|whiskey|rum|cheese|pies?|soups?|stews?|bread|bakery|baker|cakes?|tea|teahouse|coffee|feasts?|gourmet|restaurant|kitchen|delicac\w+|menu|oysters?|sausages?|sweets|chocolate|honey|eels?|fish|dishes)\b/,
    isManner: true,
    foe: 'the brewers’ guild',
    signs: 'Ladle|Copper Pot|Full Keg|Silver Spoon|Goose',
    sight: 'It smells so good that nobody is talking. A card in the window says: fourth prize.',
    wants: [
      'To get the one thing missing from the recipe: it grows #where#, and something lives there',
      'To keep the recipe from #foe#, who {have|has} offered 150 gp and then a fire',
    ],
    fears: [
      'The guide-book writer, who comes without saying so',
      'That the best dish here was invented by somebody who never had the credit',
    ],
    staff: 'knows the recipe, all but one line, and has an offer from #foe#',
    first: [
      'cook',
      'Made the dish first, in another town, and was robbed of it. Wants {his} name on the board; would cook for the party for a month.',
    ],
    second: [
      'merchant',
      'Buys for #foe#, with 150 gp on {him}. Wants one page out of the kitchen tonight and does not care how.',
    ],
    others: [
      [
        'scribe',
        'Writes the guide to inns of the whole country, and has been given the wrong plate. Should be cheered up.',
      ],
      ['hunter', 'Brings the rare meat and will not say what it is. Needs help to bring in a bigger one.'],
      ['soldier', 'Has eaten here every night for a year to forget the siege. Would die for the cook, and says so.'],
    ],
    troubles: [
      [
        'The recipe has gone from its nail. #rivalB# has a page in one sleeve and #rivalA# has the same page by heart; and in the corner the guide-book writer has just asked for the dish.',
        'It is served from memory and is horrible. #house.cap# is struck from the book; by winter it is a store for #foe#.',
        '#rivalA# can cook it, and #keeper# is too proud to ask. The page in #rivalB.poss# sleeve is a laundry list: #staffA# swapped it, for exactly this.',
      ],
    ],
    rumours: [
      ['The secret of the dish at #house# is not a herb.', 'Not only.', 'It is butter.'],
      ['#foe.cap# paid a boy to salt the mash.', 'To taste it.', 'That is how it always tastes.'],
      ['#keeper# did not invent it: #rivalA# did.', 'Half of it.', 'Everybody’s mother did.'],
    ],
    dishes: ['The famous dish, while it lasts', 'What the cook eats'],
    drink: 'House Special, secret recipe',
    bed: 'Over the ovens: warm, and you wake up hungry',
  },
  {
    about:
      /\b(?:bards?|music\w*|songs?|sing(?:er|ers|ing|s)?|stage|theat(?:re|er)|minstrels?|opera|perform\w*|dancers?|dancing|cabaret|orchestra|fiddle\w*|lute|harp|poets?|poetry|circus|actors?|comed\w+)\b/,
    isManner: true,
    foe: 'the players’ guild',
    signs: 'Fiddle|Second Curtain|Nightingale|Mask and Lute',
    sight:
      'There is a stage, a curtain with one burnt corner, and a crowd that has already decided whether it likes this act.',
    wants: [
      'To fill #house# on Saturday, or #foe# {close|closes} the stage',
      'To hear one song to the end: the last singer fell dead in the third verse',
    ],
    fears: ['Silence when the song is over', 'Critics of #foe#, who {pay|pays} in advance'],
    staff: 'knows every part by heart and has waited nine years for somebody to be ill',
    first: [
      'singer',
      'Has lost {his} voice an hour before the show: somebody put something in the honey. Pays 30 gp for the cure or for a substitute who dares.',
    ],
    second: ['actor', 'Understudy, ready, and suspected. Did not do it, and saw who did; will talk after the curtain.'],
    others: [
      ['harper', 'Owns a harp with one string that must not be played. Has been asked for it all evening.'],
      ['noble', 'Is in love with somebody on stage and has 100 gp in flowers. Does not know which of the twins.'],
      ['censor', 'Sent by #foe#. Closes the show at the first line about the duke. Likes to be bought dinner.'],
    ],
    troubles: [
      [
        'The curtain goes up in a minute; #rivalA# cannot make a sound and has #rivalB# by the collar. The house is sold out, and in the front row sits somebody who can close it.',
        'They throw benches. #house.cap# loses the stage, #rivalB# two teeth, and the song is never finished.',
        'It is only alum; vinegar and an hour would help. The party must hold the stage for that hour: anything, so long as they do not stop.',
      ],
    ],
    rumours: [
      [
        'There is a song at #house# that kills whoever sings all of it.',
        'Whoever sings it badly.',
        'It is only very long.',
      ],
      ['A duke sits in the third box every night, in a mask.', 'A duke’s barber.', 'It is a coat stand.'],
      ['#foe.cap# put something in #rivalA.poss# honey.', 'In the wine.', '#rivalA# drinks.'],
    ],
    dishes: ['Nightingale pie (chicken)', 'Interval plate: cheese, nuts, an apple'],
    drink: 'Encore',
    bed: 'A dressing-room couch under forty costumes',
  },
  {
    about: /\b(?:dwar(?:f|ves|ven|vish)|mines?|miners?|mining|underdark|cavern|underground)\b/,
    foe: 'the old clan',
    signs: 'Anvil|Deep Lamp|Pick|Stone Mug',
    sight: 'You have to stoop at the door. Along the wall stand the mugs of the dead, each with a name, each full.',
    wants: [
      'To reopen the gallery that was walled up with nine miners in it: there has been knocking',
      'To have one name struck out of the book of grudges, which #foe# {keep|keeps}',
    ],
    fears: ['The sound of the pumps stopping', 'That #foe# will ask for the key back'],
    staff: 'fills the mugs of the dead each evening, and finds one emptied each morning',
    first: [
      'miner',
      'Heard the knocking and has drilled to within an arm’s length. Needs four people for one night, and a reason not to tell the owners.',
    ],
    second: [
      'mason',
      'Built the wall, on orders, and knows why. Would break it {him}self if released from an oath to #foe#.',
    ],
    others: [
      ['smelter', 'Sells silver from a vein that does not exist, officially. Wants a carrier, 25 gp.'],
      ['lampwright', 'Has a lamp that goes blue before anything bad. It is blue.'],
      ['elder', 'Reads out a grudge of a hundred and forty years ago, at length. Would skip to the end for an ale.'],
    ],
    troubles: [
      [
        '#rivalA# has brought drill and powder to the wall behind the bar: the knocking is nine, then eight, then nine. #rivalB# stands before it and says that they have been dead for thirty years.',
        'The wall falls. What has been knocking is patient, and can count.',
        'Two knocks mean water, three mean gas; nine is the old signal for “do not open”. #localA# knows the code, and is deaf; he must be brought to feel the stone.',
      ],
    ],
    rumours: [
      ['There is knocking behind the bar of #house#, always nine.', 'Eight, lately.', 'It is the pump.'],
      ['The seventh mug on the wall is empty every morning.', 'Half empty.', '#staffA# is thirsty.'],
      [
        '#foe.cap# walled up the gallery to keep a vein for themselves.',
        'And something else.',
        'It was going to fall in.',
      ],
    ],
    dishes: ['Rock-salt beef', 'Blind fish and black bread'],
    drink: 'Deepstone',
    bed: 'A stone bed, heated from below; the door weighs more than the guests',
  },
  {
    about:
      /\b(?:rich|expensive|luxur\w+|exclusive|elegant|opulent|fashionable|upscale|nobles|nobility|high society|(?:for|full of) (?:the )?(?:rich|nobles?|royalty|lords|princes)|royal court|royal (?:inn|tavern|hotel)|aristocrat\w*|masquerade|ball)\b/,
    isManner: true,
    foe: 'the court',
    signs: 'Swan|Diamond|Silver Glove|White Peacock',
    sight: 'Somebody takes your cloaks, brushes them, and hangs them a little apart from the others.',
    wants: [
      'To have one bill paid: a client at court owes 300 gp and has a short temper',
      'To seat two guests tonight who must never meet, by order of #foe#',
    ],
    fears: ['Being out of fashion by spring', 'A scandal that cannot be charged for'],
    staff: 'knows what each guest of #foe# whispers, and is saving up',
    first: [
      'noble',
      'Has lost a necklace between the fish and the meat, and must not say what it was doing in the house. Pays 100 gp, for speed.',
    ],
    second: [
      'thief',
      'Dances beautifully, has the necklace and did not take it: it was put in {his} pocket. Wants to know by whom.',
    ],
    others: [
      ['courtier', 'Carries a marriage offer for #foe# and has opened it. Needs a seal, an alibi and a bath.'],
      ['fencing master', 'Is paid to lose to young men. Would like one real bout.'],
      ['maid', 'Is in truth the princess. The princess at the table is the maid. They have forgotten who began it.'],
    ],
    troubles: [
      [
        'The doors are locked: #rivalA.poss# necklace is gone, and everybody is to be searched, beginning with the worst dressed. It is in #rivalB.poss# pocket, and the first glove is coming off.',
        'A name is ruined by midnight, and it is the wrong one. There are duels all week and #foe# never {dine|dines} here again.',
        'It is glass. #rivalA# sold the real one to #localA# in spring, and needed a theft. A word in private, and it will be found behind a cushion.',
      ],
    ],
    rumours: [
      [
        'Nothing at #house# has been paid for since spring, not even the silver.',
        'Except the silver.',
        'The tailor says so.',
      ],
      ['The wine at #house# is cheap red in old bottles.', 'After the second bottle.', 'The tailor says that, too.'],
      [
        'A prince dines at #house# in disguise, and everybody pretends.',
        'A prince’s double.',
        'It is an actor, and he is paid.',
      ],
    ],
    dishes: ['Peacock in its feathers', 'Seven oysters with one pearl'],
    drink: 'Royal Reserve',
    bed: 'Silk, a cord for the maid, and a painting that is worth the house',
  },
  {
    about:
      /\b(?:poor|shabby|squalid|run-?down|filthy|slums?|dirty|grimy|dingy|ramshackle|struggling|failing|cheap|worst|beggars?|poverty|dive)\b/,
    isManner: true,
    foe: 'the landlord',
    signs: 'Bent Spoon|Patch|Lame Duck|Leaky Bucket',
    sight: 'A bucket stands under the leak, and a second bucket under the first one’s leak. The chairs are boxes.',
    wants: [
      'To have the roof mended before the rains: 30 gp, or four people with ladders',
      'To stop #foe# from turning out the eleven who sleep in the loft',
    ],
    fears: ['Rent day, and #foe# in person', 'That somebody important comes in'],
    staff: 'has not been paid since spring and stays because of the soup',
    first: [
      'collector',
      'Comes from #foe# for the rent, 18 gp, and hates it. Would be happier not to have found anybody at home.',
    ],
    second: [
      'beggar',
      'Has eaten here on credit all winter and has 400 gp sewn into a coat. Trusts nobody; would trust somebody who gave first.',
    ],
    others: [
      ['docker', 'Has a plan to rob #foe# and eleven people who have nothing to lose. Lacks one who can read.'],
      ['washerwoman', 'Found a silver key in a rich man’s shirt. Asks what it might fit.'],
      ['priest', 'Was sent to a better parish, and came back. Gives healing, and takes candles.'],
    ],
    troubles: [
      [
        '#rivalA# has the paper and two porters: #house# is to be emptied tonight. A boy pulls at #rivalB.poss# coat to wake #rivalB#, the lining tears, and gold runs over the floor.',
        'Everybody is on the floor at once, with knives. The loft is empty by morning, and so is the coat.',
        '#rivalB# would pay the rent for ever, if asked and not robbed; and by law #rivalA# must take it, if it is offered before witnesses.',
      ],
    ],
    rumours: [
      ['Somebody at #house# has gold and begs.', 'Had.', 'Everybody says it of the blind one.'],
      ['#foe.cap# will pull down the street by winter.', 'The even numbers.', 'There is no money for that either.'],
      ['The soup at #house# has not been off the fire for ten years.', 'Eight.', 'It has; there was a rat.'],
    ],
    dishes: ['The soup', 'The soup, with bread'],
    drink: 'Dregs',
    bed: 'Straw, changed at new moon; the roof is a sail, and not all of it',
  },
  {
    about:
      /\b(?:co[sz]y|friendly|quiet|homely|warm|cheerful|merry|jolly|halflings?|hobbits?|rustic|family|village pub|peaceful|welcoming|grandmothers?|granny|old couple|elderly)\b/,
    isManner: true,
    foe: 'the new brewery',
    signs: 'Warm Hearth|Kettle|Slipper|Apple Tree',
    sight:
      'It is warm at once. A cat gets up from the best chair, looks at you and lies down again; somebody moves over before you have asked.',
    wants: [
      'To keep the regulars: #foe# {have|has} offered them free beer for a month',
      'To find the cat’s brother, three days gone, last seen by the old well',
    ],
    fears: ['Being the last to hear something', 'The anniversary, on Thursday, which nobody mentions'],
    staff: 'bakes for everybody’s birthday and has never told anyone {his} own',
    first: [
      'baker',
      'Has won the fair for thirty years and was third today. Wants to know who bribed the judge; pays in cake, for life.',
    ],
    second: [
      'thatcher',
      'Best friend of #rivalA# since school and first today. Did not bribe anybody; would give back the ribbon to be spoken to again.',
    ],
    others: [
      ['gardener', 'Has a marrow as big as a pony and somebody is stealing slices of it by night.'],
      ['schoolmaster', 'Is going to propose to #keeper# tonight and has been for a year. Needs a push.'],
      ['child', 'Has made friends with something in the old well, and takes it supper.'],
    ],
    troubles: [
      [
        '#rivalA# and #rivalB# have sat at one table for thirty years. Tonight there are two tables, a ribbon nailed to the wall between them, and everybody has been asked to choose.',
        'One of them leaves with the morning cart, and the recipe. Nobody sings at #house# again.',
        'The judge, #localA#, was bribed by #foe#, 10 gp, to set them at odds. He is by the fire, with a bad conscience and a second helping.',
      ],
    ],
    rumours: [
      ['#keeper# was a famous duellist, and the cat was there.', '#keeper#’s sister was.', 'It is a butter knife.'],
      ['#foe.cap# put something in the judge’s pocket.', 'In the pie.', 'It was a sandwich.'],
      ['There is something in the old well, and it sings.', 'Hums.', 'It is the pump.'],
    ],
    dishes: ['Chicken and dumplings, second helpings free', 'Apple cake, still warm'],
    drink: 'Grandmother’s Cordial',
    bed: 'A quilt that three grandmothers worked on, a hot brick, and a kitten',
  },
  {
    about:
      /\b(?:secret|hidden|concealed|mysterious|strange|odd|weird|curious|bizarre|eerie|peculiar|eccentric|whimsical|impossible|bigger on the inside|riddles?|puzzles?)\b/,
    isManner: true,
    foe: 'the ones who built it',
    signs: 'Odd Door|Third Stair|Riddle|Half Moon',
    sight: 'It is larger inside than it should be, and the window shows another street.',
    wants: [
      'To know what is behind the door that was not there in spring',
      'To keep the secret of #house# from whoever writes to #keeper# every month and signs as #foe#',
    ],
    fears: ['The day that #foe# {come|comes} back for it', 'A question that #keeper# has been told never to answer'],
    staff: 'dusts the door every day and has begun to answer it',
    first: [
      'locksmith',
      'Has opened every lock in the country but one, and it is here. Wants one hour; brings a bag of very fine tools.',
    ],
    second: [
      'scholar',
      'Found #house# in a plan from before #place# was built. Wants nobody to touch anything; would share what the plan says.',
    ],
    others: [
      ['guest', 'Went up to bed on Tuesday and came down today, cheerful, believing it is Tuesday.'],
      [
        'carpenter',
        'Has measured the house twice, and there is a room too many. Needs somebody at the other end of the string.',
      ],
      ['widow', 'Her husband went through the door, and sends postcards. Wants company to fetch him.'],
    ],
    troubles: [
      [
        'The lock has clicked: #rivalA# has it open by a finger’s breadth, and light comes out. #rivalB# has thrown an armchair against it; from the other side somebody says “Excuse me”.',
        'By morning #house# stands in another town, with everybody in it.',
        'It wants to be asked in or told to go; either will do, but somebody must say which, and mean it. #localA# did so once, as a child, and it listened.',
      ],
    ],
    rumours: [
      ['There is a door at #house# that is not always there.', 'A window.', 'It is behind the curtain.'],
      ['#house.cap# was on the other side of the street last year.', 'Next door.', 'The street was renamed.'],
      [
        '#foe.cap# {write|writes} to #keeper# every month, and #keeper# burns it.',
        'And answers.',
        'It is the coal bill.',
      ],
    ],
    dishes: ['Whatever you were thinking of', 'Inside-out pie'],
    drink: 'Nothing in Particular',
    bed: 'The ceiling is somebody else’s floor; they are considerate',
  },
]
