export const ADJECTIVES = `
amber ancient arctic bashful blue bold brave brisk calm candid cheery clever cosmic crimson curious daring dapper
dusty eager electric emerald faithful feral fizzy flying foggy fuzzy gentle ginger golden grumpy hidden humble icy
jolly keen lazy lucky lunar mellow midnight misty neon nimble noisy odd pixel plucky polite quiet rapid restless
rusty salty scarlet shiny silent silver sleepy sly snowy solar spicy steady stormy sunny swift tidy tiny turbo
velvet vivid wandering wild witty wooden zesty
`
  .trim()
  .split(/\s+/);

export const NOUNS = `
acorn albatross anchor badger banjo beacon beetle biscuit bishop bramble cactus canary cedar cobra comet compass
condor coyote crane cricket dingo dragonfly ember falcon fern ferret finch fjord fox gecko glacier goblin gryphon
hamster harbor hare hazel heron hornet ibex iguana jackal jackdaw kestrel kite koala lantern lemur lichen lynx
magpie mango mantis marmot meteor mole moth narwhal newt nomad octopus onyx orchid osprey otter owl panda parrot
pebble pelican pepper pigeon pilot puffin quail quokka raccoon raven reef robin rocket saffron salmon sparrow spruce
stoat sycamore tapir thistle toad tulip turnip viper vole walrus weasel willow wombat wren yak zebra
`
  .trim()
  .split(/\s+/);

export const FIRST_NAMES = `
ada aiko amara anton bea boris carla chen dalia dmitri elif emil farah finn gia hana hugo ines ivo jonas juno kai
keiko lars leila lina luca maeve malik mara mateo mina nadia niko noor olga omar otto pia priya quinn rafa rosa
sami selma sora tariq tess theo uma vera viktor wanda yara yuki zane zoe
`
  .trim()
  .split(/\s+/);
