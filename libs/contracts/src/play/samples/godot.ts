import { gameIdIn, type SamplePlace } from '../../scores/samples/sample-place.js';

export const godotPlaySample = (
  place: SamplePlace,
): string => `# Save ${place.site}/sdk/GameGeek.gd in your project, and add it as an autoload named GameGeek.
extends Node


func _ready() -> void:
	GameGeek.score_done.connect(func(result): print(result))
	GameGeek.start("${place.site}", ${gameIdIn(place)})


func _process(_delta: float) -> void:
	# Shows the code until the player has confirmed it.
	$Label.text = GameGeek.message()


# Call it when a run ends. It never waits for the network.
func end_run(score: int) -> void:
	GameGeek.submit(score)
`;
