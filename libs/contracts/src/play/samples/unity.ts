import { gameIdIn, type SamplePlace } from '../../scores/samples/sample-place.js';

export const unityPlaySample = (place: SamplePlace): string => `// Save ${place.site}/sdk/GameGeek.cs in Assets.
using UnityEngine;
using UnityEngine.UI;

public class ScoreKeeper : MonoBehaviour
{
    public Text label;

    void Start()
    {
        GameGeek.Begin("${place.site}", ${gameIdIn(place)});
        GameGeek.Instance.ScoreDone += result => Debug.Log(result.status + " " + result.reason);
    }

    void Update()
    {
        // Shows the code until the player has confirmed it.
        label.text = GameGeek.Instance.Message;
    }

    // Call it when a run ends. It never waits for the network.
    public void EndRun(long score)
    {
        GameGeek.Instance.Submit(score);
    }
}
`;
