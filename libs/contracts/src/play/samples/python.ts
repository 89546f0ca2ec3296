import { gameIdIn, SAMPLE_SCORE, type SamplePlace } from '../../scores/samples/sample-place.js';

export const pythonPlaySample = (place: SamplePlace): string => `# Save ${place.site}/sdk/gamegeek.py beside this file.
import time

import gamegeek

gg = gamegeek.start("${place.site}", game=${gameIdIn(place)})
gg.submit(${SAMPLE_SCORE})

# Your game loop, which never waits for the network. Draw gg.message: it has the code that the player confirms.
shown = ""
while gg.waiting() and gg.state != "refused":
    if gg.message != shown:
        shown = gg.message
        print(shown, flush=True)
    time.sleep(0.1)

for name, value in gg.events():
    print(name, value)
gg.close()
`;
