// A vendor's receiver with nothing but Go's standard library. Start it with: go run receiver.go
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha1"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"
)

var (
	tenants = os.Getenv("DATABASE")                  // Stands for your database: a folder with one file per tenant.
	client  = &http.Client{Timeout: 4 * time.Second} // http.DefaultClient has no time limit.
	locks   sync.Map
)

type object = map[string]any

// call calls the marketplace, and decodes its answer into result. After a 404 result stays empty.
func call(method, path string, body, result any) error {
	data, _ := json.Marshal(body)
	request, err := http.NewRequest(method, os.Getenv("MARKETPLACE_URL")+"/api"+path, bytes.NewReader(data))
	if err != nil {
		return err
	}
	request.Header.Set("CMW-Auth-Token", os.Getenv("MARKETPLACE_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode == 404 || response.StatusCode < 300 && result == nil {
		return nil
	}
	if response.StatusCode >= 300 {
		return fmt.Errorf("%s %s: %s", method, path, response.Status)
	}
	return json.NewDecoder(response.Body).Decode(result)
}

// isSame compares in a time that does not tell how much of a guess is right.
func isSame(known, given string) bool {
	return hmac.Equal([]byte(known), []byte(given))
}

// reconcile reads the subscription, and makes or removes its tenant. It is safe to do twice.
func reconcile(id int) error {
	path, tenant := fmt.Sprintf("/subscription/%d", id), filepath.Join(tenants, strconv.Itoa(id))
	var subscription struct {
		DeploymentStatus, Type string
		Paid                   bool
	}
	if err := call("GET", path, nil, &subscription); err != nil {
		return err
	}
	switch status := subscription.DeploymentStatus; {
	case status == "PENDING" && (subscription.Paid || subscription.Type == "TRIAL"):
		if err := os.WriteFile(tenant, nil, 0o600); err != nil {
			return err
		}
		endpoints := []object{{"category": "APP", "endpoint": fmt.Sprintf("https://tenant-%d.example", id)}}
		if err := call("POST", path+"/endpoints", endpoints, nil); err != nil {
			return err
		}
		return call("PATCH", path, object{"deploymentStatus": "DEPLOYED"}, nil)
	case status == "UNDEPLOY_SENT" || status == "UNDEPLOYED":
		if err := os.RemoveAll(tenant); err != nil || status == "UNDEPLOYED" {
			return err
		}
		return call("PATCH", path, object{"deploymentStatus": "UNDEPLOYED"}, nil)
	}
	return nil
}

// takeEvent returns the status of the answer. The marketplace repeats the event until it is 204.
func takeEvent(r *http.Request) int {
	body, err := io.ReadAll(r.Body)
	mac := hmac.New(sha1.New, []byte(os.Getenv("EVENT_SECRET")))
	mac.Write(body)
	expected := "sha1=" + hex.EncodeToString(mac.Sum(nil))
	if err != nil || !isSame(expected, r.Header.Get("CMW-Event-Signature")) {
		return 401
	}
	// The id of an event is text: with `Id int` every event would fail here. A json.Number takes both.
	var event struct {
		Entity string
		Id     json.Number
	}
	unreadable := json.Unmarshal(body, &event)
	id, err := strconv.Atoi(event.Id.String())
	if unreadable != nil || err != nil || event.Entity != "Subscription" {
		return 204 // Not an event that this application knows.
	}
	lock, _ := locks.LoadOrStore(id, &sync.Mutex{})
	lock.(*sync.Mutex).Lock()
	defer lock.(*sync.Mutex).Unlock()
	if err := reconcile(id); err != nil {
		log.Printf("subscription %d: %v", id, err)
		return 503
	}
	return 204
}

func answerMetric(w http.ResponseWriter, r *http.Request) {
	id, err := strconv.Atoi(r.Header.Get("CD-Subscription-Id"))
	_, missing := os.Stat(filepath.Join(tenants, strconv.Itoa(id)))
	if err != nil || missing != nil || !isSame(os.Getenv("METRIC_KEY"), r.Header.Get("X-Metric-Key")) {
		http.NotFound(w, r)
		return
	}
	json.NewEncoder(w).Encode(object{"value": 3})
}

// listTenants is needed by certify only.
func listTenants(w http.ResponseWriter, _ *http.Request) {
	files, _ := os.ReadDir(tenants)
	list := []object{}
	for _, file := range files {
		list = append(list, object{"subscription": json.Number(file.Name()), "id": file.Name()})
	}
	json.NewEncoder(w).Encode(list)
}

func main() {
	if err := os.MkdirAll(tenants, 0o700); err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/events", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(takeEvent(r)) })
	http.HandleFunc("/metric/users", answerMetric)
	http.HandleFunc("/tenants", listTenants)
	log.Fatal(http.ListenAndServe(os.Getenv("HOST")+":"+os.Getenv("PORT"), nil))
}
