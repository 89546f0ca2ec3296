import { gameIdIn, SAMPLE_SCORE, type SamplePlace } from '../../scores/samples/sample-place.js';

export const unityPlaySample = (place: SamplePlace): string => `using System;
using System.Collections;
using System.Text;
using UnityEngine;
using UnityEngine.Networking;

public class GameGeekPlay : MonoBehaviour
{
    const string Site = "${place.site}";
    const int GameId = ${gameIdIn(place)};

    [Serializable] class ConnectRequest { public int gameId; }
    [Serializable] class Connect { public string verifyUrl; public string poll; public int interval; }
    [Serializable] class PollRequest { public string poll; }
    [Serializable] class Poll { public string status; public string ticket; }
    [Serializable] class TicketRequest { public string ticket; }
    [Serializable] class Session { public string token; }
    [Serializable] class Play { public int gameId; public long score; }

    string token;
    string answer;
    bool isRefused;

    IEnumerator Start()
    {
        yield return ConnectPlayer();
        if (token != null) yield return SendScore(${SAMPLE_SCORE});
    }

    // Asks the player to confirm, on the site, that this game plays for them.
    IEnumerator ConnectPlayer()
    {
        yield return Ask("/api/play/connects", new ConnectRequest { gameId = GameId });
        if (answer == null) yield break;
        var connect = JsonUtility.FromJson<Connect>(answer);
        Application.OpenURL(connect.verifyUrl);
        while (token == null)
        {
            yield return new WaitForSecondsRealtime(connect.interval);
            yield return Ask("/api/play/connects/poll", new PollRequest { poll = connect.poll });
            if (isRefused) yield break;
            if (answer == null) continue;
            var poll = JsonUtility.FromJson<Poll>(answer);
            if (poll.status != "confirmed") continue;
            yield return Ask("/api/play/sessions", new TicketRequest { ticket = poll.ticket });
            if (answer == null) yield break;
            token = JsonUtility.FromJson<Session>(answer).token;
        }
    }

    // Call it when a run ends. The same playId counts once, however often it is sent.
    public IEnumerator SendScore(long score, string playId = null)
    {
        yield return Ask("/api/scores", new Play { gameId = GameId, score = score }, playId ?? Guid.NewGuid().ToString());
        if (answer != null) Debug.Log(answer);
    }

    IEnumerator Ask(string path, object body, string playId = null)
    {
        using (var request = new UnityWebRequest(Site + path, UnityWebRequest.kHttpVerbPOST))
        {
            request.uploadHandler = new UploadHandlerRaw(Encoding.UTF8.GetBytes(JsonUtility.ToJson(body)));
            request.downloadHandler = new DownloadHandlerBuffer();
            request.timeout = 10;
            request.SetRequestHeader("Content-Type", "application/json");
            if (token != null) request.SetRequestHeader("Authorization", "Bearer " + token);
            if (playId != null) request.SetRequestHeader("Idempotency-Key", playId);
            yield return request.SendWebRequest();
            bool isDone = request.result == UnityWebRequest.Result.Success;
            answer = isDone ? request.downloadHandler.text : null;
            // Errors of GameGeek have a code; others come from a proxy and are temporary.
            isRefused = !isDone && request.downloadHandler.text.Contains("\\"code\\":");
            if (!isDone) Debug.LogError(request.error + " " + request.downloadHandler.text);
        }
    }
}
`;
