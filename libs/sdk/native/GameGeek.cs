// GameGeek for Unity 2021 or later, version 1. Put it into Assets.
//
//     GameGeek.Begin("https://SITE", 42);
//     label.text = GameGeek.Instance.Message;   // In Update: shows the code until the player has confirmed it.
//     GameGeek.Instance.Submit(1200);           // Returns at once.
//
// Nothing here blocks. Scores wait in Application.persistentDataPath until the site has them. The player confirms a code
// once; later starts use a secret that is kept beside the scores.
using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Text;
using UnityEngine;
using UnityEngine.Networking;

public class GameGeek : MonoBehaviour
{
    public const int Version = 1;
    const int Timeout = 10;
    const float FirstPause = 1, LastPause = 60;
    // A game is listed as being played for two minutes after each ping.
    const float PingEvery = 55;
    const int QueueLimit = 50;
    const long QueueSeconds = 7 * 86400;
    // The site recognises a repeated score for 24 hours; a later repeat could count twice.
    const long ConfirmSeconds = 23 * 3600;
    const long MaxScore = 9007199254740991;

    [Serializable] class ConnectRequest { public int gameId; }
    [Serializable] class Connect { public string code; public string verifyUrl; public string poll; public float interval; }
    [Serializable] class PollRequest { public string poll; }
    [Serializable] class Poll { public string status; public string device; }
    [Serializable] class DeviceRequest { public string device; }
    [Serializable] class Player { public string id; public string username; }
    [Serializable] class Session { public string token; public Player player; }
    [Serializable] class TokenRequest { }
    [Serializable] class Token { public string token; }
    [Serializable] class PingRequest { public string state; }
    [Serializable] class ScoreRequest { public int gameId; public long score; }
    [Serializable] class BoardScoreRequest { public int gameId; public long score; public string board; }
    [Serializable] class Problem { public int statusCode; public string code; public string message; }
    [Serializable] class Queued { public string key; public long score; public string board; public string player; public long at; public long unsureAt; }
    [Serializable] class Kept { public string device = ""; public string player = ""; public List<Queued> scores = new List<Queued>(); }

    /// The answer to a score. Rank is 0 if the site does not know it at the moment.
    [Serializable]
    public class Result
    {
        public string key;
        public long score;
        public string status;
        public string reason;
        public int rank;
        public bool personalBest;
    }

    /// The answer to a request: its text, or why there is none.
    class Answer
    {
        public string text;
        public string refused;
        public string message;
        public float wait;
        public bool unsure;
        public bool IsRefused { get { return refused != null; } }
        public bool IsMissing { get { return refused == null && text == null; } }
    }

    public static GameGeek Instance { get; private set; }

    /// "connecting", "confirm" (show the code), "live", "offline" or "refused".
    public string State { get; private set; } = "connecting";
    /// What the player has to confirm, or null.
    public string Code { get; private set; }
    public string Address { get; private set; }
    /// The name of the player, or null.
    public string PlayerName { get; private set; }
    /// Why the site refuses the game.
    public string Reason { get; private set; }
    public event Action<string> StateChanged;
    public event Action<Result> ScoreDone;

    string site;
    int game;
    string file;
    Kept kept = new Kept();
    string token;
    string playerId = "";
    bool wantsOtherPlayer;
    float nextPing;
    /// The answer to the last request, and the problem of the last step; null if there was none.
    Answer answer;
    Answer problem;

    /// Connects the game. `site` is the address of GameGeek, `game` the id of your game there.
    public static GameGeek Begin(string site, int game)
    {
        if (Instance != null) return Instance;
        var holder = new GameObject("GameGeek");
        DontDestroyOnLoad(holder);
        Instance = holder.AddComponent<GameGeek>();
        Instance.site = site.TrimEnd('/');
        Instance.game = game;
        Instance.file = Path.Combine(Application.persistentDataPath, "gamegeek-" + new Uri(site).Host + "-" + game + ".json");
        Instance.Read();
        Instance.StartCoroutine(Instance.Run());
        return Instance;
    }

    /// A line for the screen. Write your own with State, Code, Address and PlayerName.
    public string Message
    {
        get
        {
            if (State == "confirm") return "Open " + Address + " and confirm " + Code;
            if (State == "live") return "Playing as " + PlayerName;
            if (State == "refused") return "GameGeek: " + Reason;
            return "GameGeek: " + State + (Waiting > 0 ? ", scores waiting: " + Waiting : "");
        }
    }

    /// The number of scores that the site does not have yet.
    public int Waiting { get { return kept.scores.Count; } }

    /// Queues a score, for a board of the game by its name in code, and returns its key. ScoreDone has its result.
    public string Submit(long score, string board = null)
    {
        var queued = new Queued { key = Guid.NewGuid().ToString(), score = score, board = board, at = Now() };
        queued.player = playerId != "" ? playerId : kept.player;
        if (score < 1 || score > MaxScore) Finish(queued, Refusal(queued, "invalid_score"));
        else if (Waiting >= QueueLimit) Finish(queued, Refusal(queued, "queue_full"));
        else
        {
            kept.scores.Add(queued);
            Keep();
        }
        return queued.key;
    }

    /// Tries again after "refused".
    public void ConnectAgain()
    {
        if (State == "refused") SetState("connecting");
    }

    /// Another player wants to play: ends the connection, and asks for a new code.
    public void DisconnectPlayer()
    {
        wantsOtherPlayer = true;
        ConnectAgain();
    }

    IEnumerator Run()
    {
        int failures = 0;
        while (true)
        {
            float wait = 0.1f;
            if (State != "refused")
            {
                problem = null;
                yield return Work();
                if (problem == null) failures = 0;
                else if (problem.IsRefused)
                {
                    Reason = problem.message;
                    Debug.LogError("GameGeek: " + Reason);
                    SetState("refused");
                }
                else
                {
                    float pause = Mathf.Min(FirstPause * Mathf.Pow(2, failures), LastPause) * UnityEngine.Random.Range(0.5f, 1f);
                    wait = Mathf.Max(pause, problem.wait);
                    failures = Mathf.Min(failures + 1, 10);
                    SetState("offline");
                }
            }
            yield return new WaitForSecondsRealtime(wait);
        }
    }

    /// Does what is due.
    IEnumerator Work()
    {
        if (wantsOtherPlayer)
        {
            if (!string.IsNullOrEmpty(kept.device))
            {
                yield return Ask("/api/play/end", new DeviceRequest { device = kept.device });
                if (answer.IsMissing) { problem = answer; yield break; }
            }
            wantsOtherPlayer = false;
            ForgetDevice();
        }
        yield return EnsureSession();
        if (problem != null || token == null) yield break;
        foreach (var queued in kept.scores.ToArray())
        {
            if (!string.IsNullOrEmpty(queued.player) && queued.player != playerId) continue;
            yield return Send(queued);
            if (problem != null || token == null) yield break;
        }
        if (Time.realtimeSinceStartup >= nextPing)
        {
            yield return Authorised("/api/play/pings", new PingRequest { state = "active" }, null);
            if (answer.IsMissing || answer.IsRefused) { problem = answer; yield break; }
            nextPing = Time.realtimeSinceStartup + PingEvery;
        }
        SetState("live");
    }

    IEnumerator EnsureSession()
    {
        if (token != null) yield break;
        if (!string.IsNullOrEmpty(kept.device))
        {
            yield return Ask("/api/play/sessions", new DeviceRequest { device = kept.device });
            if (answer.text != null) { Enter(JsonUtility.FromJson<Session>(answer.text)); yield break; }
            if (answer.refused != "token_invalid") { problem = answer; yield break; }
            ForgetDevice();
        }
        yield return AskPlayer();
    }

    /// Shows a code until the player has confirmed it on the site.
    IEnumerator AskPlayer()
    {
        yield return Ask("/api/play/connects", new ConnectRequest { gameId = game });
        if (answer.text == null) { problem = answer; yield break; }
        var asked = JsonUtility.FromJson<Connect>(answer.text);
        Code = asked.code;
        Address = asked.verifyUrl;
        SetState("confirm");
        float wait = asked.interval;
        while (!wantsOtherPlayer)
        {
            yield return new WaitForSecondsRealtime(wait);
            yield return Ask("/api/play/connects/poll", new PollRequest { poll = asked.poll });
            wait = Mathf.Max(asked.interval, answer.wait);
            if (answer.IsRefused)
            {
                // A new code is shown for one that has expired.
                bool isOver = answer.refused == "code_expired" || answer.refused == "code_used" || answer.refused == "not_found";
                if (!isOver) problem = answer;
                break;
            }
            if (answer.IsMissing) continue;
            var confirmed = JsonUtility.FromJson<Poll>(answer.text);
            if (confirmed.status != "confirmed") continue;
            // There is no secret if the player has signed out everywhere since; then a new code is shown.
            kept.device = confirmed.device;
            Keep();
            break;
        }
        Code = Address = null;
        SetState("connecting");
    }

    void Enter(Session session)
    {
        token = session.token;
        playerId = kept.player = session.player.id;
        PlayerName = session.player.username;
        foreach (var queued in kept.scores) if (string.IsNullOrEmpty(queued.player)) queued.player = playerId;
        Keep();
        nextPing = Time.realtimeSinceStartup + PingEvery;
        SetState("live");
    }

    void ForgetDevice()
    {
        token = null;
        playerId = kept.player = kept.device = "";
        PlayerName = null;
        SetState("connecting");
        Keep();
    }

    IEnumerator Send(Queued queued)
    {
        if (Now() - queued.at > QueueSeconds) { Finish(queued, Refusal(queued, "expired")); yield break; }
        if (queued.unsureAt > 0 && Now() - queued.unsureAt > ConfirmSeconds) { Finish(queued, Refusal(queued, "unconfirmed")); yield break; }
        // JsonUtility writes empty fields, too.
        if (string.IsNullOrEmpty(queued.board)) yield return Authorised("/api/scores", new ScoreRequest { gameId = game, score = queued.score }, queued);
        else yield return Authorised("/api/scores", new BoardScoreRequest { gameId = game, score = queued.score, board = queued.board }, queued);
        if (answer.IsMissing)
        {
            if (answer.unsure && queued.unsureAt == 0)
            {
                queued.unsureAt = Now();
                Keep();
            }
            problem = answer;
        }
        else if (answer.IsRefused)
        {
            Debug.LogWarning("GameGeek: a score was refused: " + answer.message);
            Finish(queued, Refusal(queued, answer.refused));
        }
        else Finish(queued, JsonUtility.FromJson<Result>(answer.text));
    }

    void Finish(Queued queued, Result result)
    {
        kept.scores.RemoveAll(other => other.key == queued.key);
        Keep();
        result.key = queued.key;
        if (ScoreDone != null) ScoreDone(result);
    }

    static Result Refusal(Queued queued, string reason)
    {
        return new Result { score = queued.score, status = "refused", reason = reason };
    }

    /// Sends a request of the session, which is renewed or started again when needed.
    IEnumerator Authorised(string path, object body, Queued queued)
    {
        for (int attempt = 0; attempt < 4; attempt++)
        {
            if (token == null)
            {
                yield return EnsureSession();
                if (problem != null) { answer = problem; problem = null; yield break; }
            }
            // Another player may have confirmed; the score waits for its own.
            if (token == null || (queued != null && queued.player != playerId)) break;
            yield return Ask(path, body, token, queued != null ? queued.key : null);
            if (answer.refused == "play_token_expired")
            {
                yield return Ask("/api/play/token", new TokenRequest(), token);
                if (answer.text != null) token = JsonUtility.FromJson<Token>(answer.text).token;
                else if (answer.IsRefused) token = null;
            }
            else if (answer.refused == "session_over" || answer.refused == "play_token_invalid") token = null;
            else yield break;
        }
        answer = new Answer();
    }

    IEnumerator Ask(string path, object body, string bearer = null, string key = null)
    {
        using (var request = new UnityWebRequest(site + path, UnityWebRequest.kHttpVerbPOST))
        {
            request.uploadHandler = new UploadHandlerRaw(Encoding.UTF8.GetBytes(JsonUtility.ToJson(body)));
            request.downloadHandler = new DownloadHandlerBuffer();
            request.timeout = Timeout;
            request.SetRequestHeader("Content-Type", "application/json");
            if (bearer != null) request.SetRequestHeader("Authorization", "Bearer " + bearer);
            if (key != null) request.SetRequestHeader("Idempotency-Key", key);
            yield return request.SendWebRequest();
            answer = AnswerOf(request);
        }
    }

    /// Errors of GameGeek have a code and repeat their status; others come from a proxy and are temporary.
    static Answer AnswerOf(UnityWebRequest request)
    {
        string text = request.downloadHandler.text ?? "";
        int status = (int)request.responseCode;
        if (request.result == UnityWebRequest.Result.Success && (text == "" || text.StartsWith("{"))) return new Answer { text = text };
        Problem known = null;
        try { known = JsonUtility.FromJson<Problem>(text); } catch (ArgumentException) { }
        bool isKnown = request.result == UnityWebRequest.Result.ProtocolError && known != null
            && known.statusCode == status && !string.IsNullOrEmpty(known.code);
        if (isKnown && status != 408 && status != 429 && status < 500)
            return new Answer { refused = known.code, message = known.message };
        float wait;
        float.TryParse(request.GetResponseHeader("Retry-After") ?? "", out wait);
        return new Answer { wait = wait, unsure = status != 429 };
    }

    void SetState(string next)
    {
        if (next == State) return;
        State = next;
        if (StateChanged != null) StateChanged(next);
    }

    static long Now()
    {
        return DateTimeOffset.UtcNow.ToUnixTimeSeconds();
    }

    void Read()
    {
        try
        {
            if (File.Exists(file)) kept = JsonUtility.FromJson<Kept>(File.ReadAllText(file)) ?? kept;
        }
        catch (Exception unreadable)
        {
            Debug.LogWarning("GameGeek: " + unreadable.Message);
        }
        kept.scores.RemoveAll(queued => string.IsNullOrEmpty(queued.key));
    }

    /// Replaces the file as a whole, so that a crash leaves the old or the new one.
    void Keep()
    {
        try
        {
            File.WriteAllText(file + ".new", JsonUtility.ToJson(kept));
            if (File.Exists(file)) File.Replace(file + ".new", file, null);
            else File.Move(file + ".new", file);
        }
        catch (Exception failure)
        {
            Debug.LogWarning("GameGeek: scores cannot be kept: " + failure.Message);
        }
    }
}
