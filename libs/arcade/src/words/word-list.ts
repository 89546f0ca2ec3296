/** Possible secrets: words of five letters. */
export const WORDS = `
about above actor acute adopt adult after again agent agree ahead alarm album alert alike alive allow alone along
amber amuse angel anger angle ankle apple apron arena argue arise armor aroma arrow aside atlas audio avoid awake
award badge baker basic basin beach beard beast begin being bench berry birth black blade blame blank blast blaze
blend bless blind block blood bloom board boast bonus boost booth brain brake brand brass brave bread break brick
bride brief bring broad brook broom brown brush build bunch cabin cable camel candy cargo carry carve catch cause
cedar chain chair chalk charm chase cheap check cheer chess chest chief child chill choir chord civic claim clash
class clean clear clerk climb cloak clock close cloth cloud coach coast cobra coral couch count court cover crack
craft crane crash cream creek crest crisp cross crowd crown crush curve cycle daily dairy dance delay depth devil
diary digit diner ditch dodge donor doubt dozen draft drain drama dream dress drift drink drive dusty eagle early
earth eight elbow elder elect elite empty enemy enjoy enter equal error essay event every exact exist extra fable
faith false fancy feast fence ferry fever fiber field fifth fight final flame flash fleet float flock flood floor
flour fluid flute focus force forge forum found frame fresh front frost fruit giant glass globe glory glove grace
grade grain grand grant grape graph grass grave great green greet grill group guard guess guest guide habit happy
harsh haste heart heavy hedge hello herbs hobby honey honor horse hotel house human humor ideal image index inner
input ivory jelly jewel joint judge juice kayak knife knock known label labor ladder large laser latch later laugh
layer learn lemon level light lilac limit linen liver lobby local logic loyal lucky lunar lunch magic major maple
march marsh match mayor medal melon mercy merit metal midst might minor mirth model money month moral motor mount
mouse mouth movie music naval nerve night noble noise north novel nurse oasis ocean offer olive onion opera orbit
order organ other outer owner oxide paint panel paper party pasta patch pause peace peach pearl pedal penny phase
piano pilot pizza place plain plane plant plate plaza point polar porch pound power press price pride prime print
prize proof proud pulse punch pupil queen quest quick quiet quilt quota radar radio raise ranch range rapid raven
reach ready realm rebel relax reply rhyme rider ridge rifle river roast robin robot rocky roman rough round route
royal ruler rural salad sauce scale scarf scene scent scope score scout seven shade shake shape share shark sharp
sheep shelf shell shift shine shirt shore short siege sight silly skill skirt slate sleep slice slide slope small
smart smile smoke snack snake solar solid sound south space spark speak spice spike spine spoon sport squad stack
staff stage stair stamp stand stark start steam steel steep stick stone stool storm story stove straw style sugar
sunny super sweet swift sword table taste teach tempo tenor thank theme thick thief think thorn three throw thumb
tiger title toast token torch total tower trace track trade trail train treat trend trial tribe trick truck trunk
trust truth tulip twist uncle under union unity upper urban usual valid valley value vapor vault verse video vigor
villa visit vital vivid vocal voice wagon waist watch water whale wheat wheel white whole widow wings witch woman
world worth wound woven wrist yacht young youth zebra
`
  .trim()
  .split(/\s+/)
  .filter((word) => word.length === 5);
