import { API_KEY_VARIABLE, gameIdIn, SAMPLE_SCORE, type SamplePlace } from './sample-place.js';

export const unitySample = (place: SamplePlace): string => `using System;
using System.Collections;
using System.Text;
using UnityEngine;
using UnityEngine.Networking;

public class ScoreSender : MonoBehaviour
{
    const string Address = "${place.site}/api/scores";
    const int GameId = ${gameIdIn(place)};
    const int Attempts = 6;

    [Serializable]
    class Play
    {
        public int gameId;
        public long score;
    }

    [ContextMenu("Send a score")]
    void SendSample() => SendScore(${SAMPLE_SCORE});

    // Call it when a run ends. The same playId counts once, however often it is sent.
    public void SendScore(long score, string playId = null)
    {
        StartCoroutine(Send(new Play { gameId = GameId, score = score }, playId ?? Guid.NewGuid().ToString()));
    }

    IEnumerator Send(Play play, string playId)
    {
        byte[] body = Encoding.UTF8.GetBytes(JsonUtility.ToJson(play));
        for (int attempt = 1; attempt <= Attempts; attempt++)
        {
            float pause = 0.5f * Mathf.Pow(2, attempt - 1) * UnityEngine.Random.Range(0.5f, 1f);
            using (var request = new UnityWebRequest(Address, UnityWebRequest.kHttpVerbPOST))
            {
                request.uploadHandler = new UploadHandlerRaw(body);
                request.downloadHandler = new DownloadHandlerBuffer();
                request.timeout = 10;
                string key = Environment.GetEnvironmentVariable("${API_KEY_VARIABLE}");
                request.SetRequestHeader("Authorization", "Bearer " + key);
                request.SetRequestHeader("Content-Type", "application/json");
                request.SetRequestHeader("Idempotency-Key", playId);
                yield return request.SendWebRequest();

                if (request.result == UnityWebRequest.Result.Success)
                {
                    Debug.Log(request.downloadHandler.text);
                    yield break;
                }
                // Errors of GameGeek have a code; others come from a proxy and are temporary.
                bool isAnswer = request.result == UnityWebRequest.Result.ProtocolError
                    && request.downloadHandler.text.Contains("\\"code\\":");
                long status = request.responseCode;
                bool canRetry = !isAnswer || status == 408 || status == 429 || status >= 500;
                if (!canRetry || attempt == Attempts)
                {
                    Debug.LogError(isAnswer ? request.downloadHandler.text : request.error);
                    yield break;
                }
                if (int.TryParse(request.GetResponseHeader("Retry-After"), out int wait))
                {
                    pause = Mathf.Max(pause, wait);
                }
            }
            yield return new WaitForSecondsRealtime(pause);
        }
    }
}
`;
